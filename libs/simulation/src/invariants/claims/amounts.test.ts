import { expect, it } from 'vitest';
import { amountInvariants } from './amounts';
import { aClaim, aDecision, amountsOf, aPayout, aSeenClaim } from './testing/a-seen-claim';
import { type SeenClaim } from './seen-claim';

/** The names of the invariants that do not hold. */
const broken = (seen: SeenClaim) =>
  Object.entries(amountInvariants).flatMap(([name, invariant]) => (invariant(seen) === null ? [] : [name]));
const claim = aClaim();

it('a claim that is paid in its shares keeps every rule', () => {
  expect(broken(aSeenClaim())).toEqual([]);
  const refunded = aClaim({ record: { decision: aDecision({ premiumRefund: 5.5 }) } });
  expect(broken(aSeenClaim({ claim: refunded, payouts: [aPayout(refunded, 105_50)] }))).toEqual([]);
  const part = aDecision({ amounts: amountsOf(40), confirmedAt: '2026-11-19T08:00:00.000Z' });
  const later = aClaim({ record: { earlierDecisions: [part] } });
  const earlier = aPayout(later, 40_00, { createdAt: new Date(part.confirmedAt) });
  expect(broken(aSeenClaim({ claim: later, payouts: [earlier, aPayout(later, 60_00)] }))).toEqual([]);
});

it.each([
  ['a cent more than is payable', [60_00, 40_01], ['payouts-stay-within-amounts', 'shares-add-up-to-the-cent']],
  ['a cent less', [60_00, 39_99], ['shares-add-up-to-the-cent']],
  ['nothing at all', [], ['shares-add-up-to-the-cent']],
])('%s is found', (_what, cents, names) => {
  expect(broken(aSeenClaim({ claim, payouts: cents.map((amount) => aPayout(claim, amount)) }))).toEqual(names);
});

it('what an earlier decision paid is not paid again', () => {
  const part = aDecision({ amounts: amountsOf(40), confirmedAt: '2026-11-19T08:00:00.000Z' });
  const later = aClaim({ record: { earlierDecisions: [part] } });
  const earlier = aPayout(later, 40_00, { createdAt: new Date(part.confirmedAt) });
  expect(broken(aSeenClaim({ claim: later, payouts: [earlier, aPayout(later, 100_00)] }))).toEqual([
    'payouts-stay-within-amounts',
  ]);
  const recalled = { ...earlier, status: 'CANCELLED' as const };
  expect(broken(aSeenClaim({ claim: later, payouts: [recalled, aPayout(later, 100_00)] }))).toEqual([]);
});

it('what goes whole to a funeral parlour that was chosen after the decision is what was decided, and no cent more', () => {
  const own = { ...aPayout(claim, 100_00), status: 'CANCELLED' as const };
  const toParlour = (cents: number) => aPayout(claim, cents, { createdAt: new Date('2026-11-24T08:00:00.000Z') });
  expect(broken(aSeenClaim({ claim, before: claim, payouts: [own, toParlour(100_00)] }))).toEqual([]);
  expect(broken(aSeenClaim({ claim, before: claim, payouts: [own, toParlour(100_01)] }))).toEqual([
    'payouts-stay-within-amounts',
  ]);
});

it('a payment that is not the sum of its lines is found', () => {
  const [first, ...others] = aSeenClaim({ claim }).payouts.map((one) => ({ ...one, record: { ...one.record } }));
  if (!first) throw new Error('Nothing is paid');
  first.record.lines = [{ label: 'Cover', amount: 59.99 }];
  expect(broken(aSeenClaim({ claim, payouts: [first, ...others] }))).toEqual(['payouts-are-their-lines']);
});

it('a payment for a day after a proven lapse is found', () => {
  expect(broken(aSeenClaim({ claim, statusOnDay: 'LAPSED' }))).toEqual(['no-lapsed-day-is-paid']);
  const { basis } = claim.record;
  const policy = { ...basis.policy, status: 'IN_GRACE', code: 'LAPSE_NOT_PROVEN' } as const;
  const notProven = aClaim({ record: { basis: { ...basis, policy } } });
  expect(broken(aSeenClaim({ claim: notProven, statusOnDay: 'LAPSED' }))).toEqual([]);
  const refused = aClaim({ record: { decision: aDecision({ kind: 'REPUDIATE', amounts: amountsOf(0) }) } });
  expect(broken(aSeenClaim({ claim: refused, statusOnDay: 'LAPSED', payouts: [] }))).toEqual([]);
});
