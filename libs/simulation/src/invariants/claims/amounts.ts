import { toCents } from '@portal/domain';
import { type DecidedClaim, type PayoutRow } from '@portal/service-store';
import { type ClaimInvariant, type SeenClaim } from './seen-claim';

const total = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0);
const centsOf = (payouts: readonly PayoutRow[]) => total(payouts.map(({ amountCents }) => amountCents));

/** What a decision pays in all. */
const payableCents = ({ amounts: { payableNow, payableLater } }: DecidedClaim) =>
  toCents(payableNow) + toCents(payableLater);
const refundCents = ({ premiumRefund }: DecidedClaim) => toCents(premiumRefund);

const decisionsOf = ({ record: { earlierDecisions, decision } }: SeenClaim['claim']) => [
  ...earlierDecisions,
  ...(decision ? [decision] : []),
];

/** The payments that were planned with a decision. */
const paymentsOf = (payouts: readonly PayoutRow[], { confirmedAt }: DecidedClaim) =>
  payouts.filter(({ createdAt }) => createdAt.toISOString() === confirmedAt);
/** Whether a payment comes of a decision: it was planned with it, or made of what was, before the next one. A parlour is chosen later. */
const comesOf =
  ({ confirmedAt }: DecidedClaim, next: DecidedClaim | undefined) =>
  (payout: PayoutRow) => {
    const createdAt = payout.createdAt.toISOString();
    return (
      createdAt === confirmedAt || (createdAt > confirmedAt && (next === undefined || createdAt < next.confirmedAt))
    );
  };
const standing = (payouts: readonly PayoutRow[]) => payouts.filter(({ status }) => status !== 'CANCELLED');

/** Payments of a claim never exceed what was computed for it, and premiums paid back. Source: docs/domain/claims.md#c10-4. */
const payoutsStayWithinAmounts: ClaimInvariant = ({ claim, payouts }) => {
  const held = standing(payouts);
  const decisions = decisionsOf(claim).filter((decision, at, all) => held.some(comesOf(decision, all[at + 1])));
  const most = Math.max(0, ...decisions.map(payableCents)) + total(decisions.map(refundCents));
  const paid = centsOf(held);
  return paid <= most ? null : `${paid} cents are paid where ${most} are payable`;
};

/** What everybody gets is what is payable, to the cent. Source: docs/domain/claims.md#c4-2. */
const sharesAddUp: ClaimInvariant = ({ claim, before, payouts }) => {
  const { decision } = claim.record;
  if (decision === null || before?.record.decision?.confirmedAt === decision.confirmedAt) return null;
  const planned = paymentsOf(payouts, decision);
  const isFirst = standing(payouts).every((payout) => planned.includes(payout));
  const due = payableCents(decision) + refundCents(decision);
  const cents = centsOf(planned);
  if (isFirst ? cents === due : cents <= due) return null;
  return `the shares are ${cents} cents and ${due} are payable`;
};

/** A payment says line by line what it is made of, and there is no payment of nothing. Source: docs/domain/claims.md#c6-3. */
const payoutsAreTheirLines: ClaimInvariant = ({ payouts }) => {
  const wrong = payouts.filter(({ amountCents, record: { lines } }) => {
    return amountCents <= 0 || total(lines.map(({ amount }) => toCents(amount))) !== amountCents;
  });
  return wrong.length === 0 ? null : `${wrong.length} payments are not the sum of their lines`;
};

/** Nothing is paid for a day on which the policy had lapsed, unless the lapse is not proved. Source: docs/domain/claims.md#c4-2. */
const noLapsedDayIsPaid: ClaimInvariant = ({ claim, before, statusOnDay }) => {
  const { decision, basis } = claim.record;
  const isNew = decision !== null && before?.record.decision?.confirmedAt !== decision.confirmedAt;
  if (!isNew || statusOnDay !== 'LAPSED' || payableCents(decision) === 0) return null;
  return basis.policy.code === 'LAPSE_NOT_PROVEN' ? null : 'a day is paid on which the policy had lapsed';
};

export const amountInvariants: Record<string, ClaimInvariant> = {
  'payouts-stay-within-amounts': payoutsStayWithinAmounts,
  'shares-add-up-to-the-cent': sharesAddUp,
  'payouts-are-their-lines': payoutsAreTheirLines,
  'no-lapsed-day-is-paid': noLapsedDayIsPaid,
};
