import { describe, expect, it } from 'vitest';
import { BrokenInvariant } from '../../world/broken-invariant';
import { checkOneOpenClaim, checkPaidMaximum } from './people';
import { aClaim, aPayout } from './testing/a-seen-claim';

it('two open claims about one person of a policy are found, a closed one beside an open one is none', () => {
  const [open, other, closed] = [aClaim(), aClaim({ status: 'REPORTED' }), aClaim({ status: 'WITHDRAWN' })];
  expect(() => checkOneOpenClaim([open, closed])).not.toThrow();
  expect(() => checkOneOpenClaim([open, { ...other, policyNumber: '7000010038' }])).not.toThrow();
  expect(() => checkOneOpenClaim([open, other])).toThrow(BrokenInvariant);
});

describe('what is paid for a child of eleven, who may be covered for R50 000', () => {
  const deceased = { firstName: 'Lindiwe', surname: 'Nkosi', dateOfBirth: '2015-06-15', idNumber: null };
  const [one, other] = [0, 1].map(() => aClaim({ numberKey: 'SA:child', record: { deceased } }));
  if (!one || !other) throw new Error('There are two claims');

  it('is not more over all policies together', () => {
    const within = [aPayout(one, 30_000_00), aPayout(other, 20_000_00)];
    expect(() => checkPaidMaximum([one, other], within)).not.toThrow();
    const above = [aPayout(one, 30_000_00), aPayout(other, 20_000_01)];
    expect(() => checkPaidMaximum([one, other], above)).toThrow(BrokenInvariant);
  });

  it('does not count what was cancelled, and premiums that are paid back', () => {
    const cancelled = aPayout(other, 20_000_01, { status: 'CANCELLED' });
    const refund = aPayout(one, 500_00);
    refund.record.lines = [{ label: 'Premiums paid back', amount: 500 }];
    expect(() => checkPaidMaximum([one, other], [aPayout(one, 50_000_00), cancelled, refund])).not.toThrow();
  });
});
