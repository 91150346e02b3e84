import { type Policy } from '@portal/contract';
import {
  applyStatusTransitions,
  bookingTerms,
  fromCents,
  paidPosition,
  type PlainDate,
  premiumPosition,
  receiveMoney,
  toCents,
} from '@portal/domain';

/** What a payment would change if it came today. Amounts in rand. */
export interface PaymentEffect {
  /** `YYYY-MM`, oldest first: the months it pays. */
  months: string[];
  /** The last day that is paid for afterwards. */
  paidTo: PlainDate | null;
  /** What is not a whole premium and waits for the rest. */
  credit: number;
  /** What is still overdue afterwards. */
  outstanding: number;
  before: Policy['Policy_Status'];
  after: Policy['Policy_Status'];
}

/**
 * Works out which months an amount would pay and where that would leave the policy, by the rules that the service itself goes by: the
 * oldest month first, what is over in advance. Source: docs/domain/policy.md#r4-3 and docs/domain/payments.md#r6-5.
 */
export function effectOfPayment(policy: Policy, amount: number, today: PlainDate): PaymentEffect {
  const { Policy_Status } = policy;
  const terms = bookingTerms(policy, today);
  const { position, months } = receiveMoney(paidPosition(policy, today), toCents(amount), terms);
  const paid: Policy = { ...policy, Paid_To_Date: position.paidTo, Premium_Credit: fromCents(position.creditCents) };
  const facts = { today, isPaymentOpen: false, isApplicationOpen: policy.Pending_Actions > 0 };
  const { policy: after, taken } = applyStatusTransitions(paid, facts);
  const ahead = taken.flatMap((transition) => transition.months);
  return {
    months: [...months, ...ahead.filter(({ amountCents }) => amountCents > 0)].map(({ month }) => month),
    paidTo: after.Paid_To_Date,
    credit: after.Premium_Credit,
    outstanding: premiumPosition(after, today, false).Arrears_Amount,
    before: Policy_Status,
    after: after.Policy_Status,
  };
}
