import { isFinalStatus, toCents } from '@portal/domain';
import { type PolicyInvariant } from './seen';

const total = (cents: readonly number[]) => cents.reduce((sum, amount) => sum + amount, 0);

/** What came in, and what a death has credited, is what months were settled with and what is left as credit, to the cent. */
const nothingIsLost: PolicyInvariant = ({ row, payments, settled, creditedCents }) => {
  const allocated = total(payments.map(({ allocatedCents }) => allocatedCents)) + creditedCents;
  const held = total(settled.map(({ amountCents }) => amountCents)) + toCents(row.record.Premium_Credit);
  return allocated === held ? null : `${allocated} cents are allocated, months and credit hold ${held}`;
};

/** What was paid is booked, or kept for somebody to decide about: nothing stays on a policy unseen. */
const everyPaymentIsSomewhere: PolicyInvariant = ({ payments, unusedCents }) => {
  const paid = total(payments.filter(({ status }) => status === 'SUCCESSFUL').map(({ amountCents }) => amountCents));
  const allocated = total(payments.map(({ allocatedCents }) => allocatedCents));
  return paid === allocated + unusedCents ? null : `${paid} cents came, ${allocated} are booked, ${unusedCents} kept`;
};

const endedHoldsNothing: PolicyInvariant = ({ row }) =>
  isFinalStatus(row.status) && row.record.Premium_Credit > 0 ? 'a policy that has ended holds credit' : null;

const creditIsNotNegative: PolicyInvariant = ({ row }) =>
  row.record.Premium_Credit >= 0 ? null : 'the credit is negative';

/** A month is paid for once, and no month before one that is paid is missing. */
const monthsFollowEachOther: PolicyInvariant = ({ settled }) => {
  const months = settled
    .map(({ month }) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)))
    .sort((a, b) => a - b);
  const gap = months.some((month, at) => at > 0 && month !== (months[at - 1] ?? 0) + 1);
  return gap ? 'a month between paid months is not paid' : null;
};

export const ledgerInvariants: Record<string, PolicyInvariant> = {
  'no-cent-is-lost': nothingIsLost,
  'every-payment-is-somewhere': everyPaymentIsSomewhere,
  'ended-policies-hold-nothing': endedHoldsNothing,
  'credit-is-not-negative': creditIsNotNegative,
  'paid-months-follow-each-other': monthsFollowEachOther,
};
