import fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimAmounts } from './claim-amounts';
import { claimBasis } from './claim-basis';
import { decidedOn } from './testing/a-claim';
import { randomClaims } from './testing/random-claims';

it('computes a claim from its policy within 5 ms, as the median of 1 000', () => {
  const claims = fc.sample(randomClaims, 1000);
  const times = claims.map(({ policy, facts }) => {
    const began = performance.now();
    claimAmounts(claimBasis(policy, facts), { decidedOn });
    return performance.now() - began;
  });
  expect(times.toSorted((one, other) => one - other)[500]).toBeLessThan(5);
});
