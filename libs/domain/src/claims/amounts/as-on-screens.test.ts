import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverOn } from '../../cover/policy-cover';
import { atSize } from '../../testing/size';
import { claimAmounts } from './claim-amounts';
import { claimBasis } from './claim-basis';
import { type ClaimLine } from './claim-line';
import { decidedOn, standingAs } from './testing/a-claim';
import { randomClaims } from './testing/random-claims';

const coverIn = (lines: readonly ClaimLine[]) => lines.find(({ kind }) => kind === 'COVER')?.amount ?? 0;

it('pays for each cause what screens say that somebody is covered for', () => {
  fc.assert(
    fc.property(randomClaims, ({ policy, facts }) => {
      const { deceased, dayOfDeath } = facts;
      fc.pre(deceased.kind !== 'STILLBORN' && deceased.lifeId !== null);
      const alone = { ...facts, standing: standingAs('ACTIVE'), coverElsewhere: [], paidByOtherInsurers: 0 };
      const { byCause } = claimAmounts(claimBasis(policy, alone), { decidedOn });
      const shown = coverOn(policy, { on: dayOfDeath }).people.find(({ personId }) => personId === deceased.lifeId);
      expect({
        natural: coverIn(byCause.NATURAL.lines),
        accident: coverIn(byCause.ACCIDENT.lines),
        suicide: coverIn(byCause.SUICIDE.lines),
      }).toEqual(shown?.amounts);
    }),
    { numRuns: atSize({ test: 500, prove: 5_000 }) },
  );
});
