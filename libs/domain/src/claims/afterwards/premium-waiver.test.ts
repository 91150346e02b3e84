import { expect, it } from 'vitest';
import { supplementaryBenefits } from '../../catalogue';
import { premiumWaiverAfter, premiumWaiverId } from './premium-waiver';
import { aRider } from './testing/a-family-left';

const after = (died: string, startDate = '2020-03-01', more = {}) =>
  premiumWaiverAfter(died, [{ ...aRider('sup-waiver', 9, startDate), ...more }], supplementaryBenefits);

it('a death on 10 November 2026: from 1 December 2026 to 30 November 2028, then premiums, told 31 days before', () => {
  expect(after('2026-11-10')).toEqual({
    from: '2026-12-01',
    until: '2028-11-30',
    resumesOn: '2028-12-01',
    noticeOn: '2028-10-31',
  });
});

it.each([
  { why: 'on the last day of its waiting period', died: '2026-10-31', pays: false },
  { why: 'on the first day after it', died: '2026-11-01', pays: true },
])('added on 1 May 2026, $why: pays is $pays', ({ died, pays }) => {
  expect(after(died, '2026-05-01') !== null).toBe(pays);
});

it('one that was dropped pays nothing, and a policy without one has none', () => {
  expect(after('2026-11-10', '2020-03-01', { status: 'REMOVED' })).toBeNull();
  expect(premiumWaiverAfter('2026-11-10', [aRider('sup-grocery', 18)], supplementaryBenefits)).toBeNull();
});

it('is a benefit of the catalogue', () => {
  expect(supplementaryBenefits.map(({ id }) => id)).toContain(premiumWaiverId);
});
