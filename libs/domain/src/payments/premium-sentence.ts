import { formatRand } from '../base/money';
import { firstOfMonth, firstOfNextMonth, lastOfMonth, type PlainDate, yearOf } from '../base/plain-date';
import { formatDate, monthName } from '../base/written-dates';
import { type PolicyStatus } from '../code-lists/statuses';
import { comingPremium, type PremiumByMonth, premiumOf } from './premium-of';

/** A policy as it is read, as far as it says how its premiums stand. */
interface PremiumStanding extends PremiumByMonth {
  Policy_Status: PolicyStatus;
  Premium_Status: string;
  Paid_To_Date: PlainDate | null;
  Next_Due_Date: PlainDate | null;
  Amount_Due: number;
  PaymentMethod: {
    Payment_Method: 'DEBIT_ORDER' | 'SALARY_DEDUCTION' | 'PAYAT' | 'EFT';
    /** When a debit order goes off, and for how much: before a Sunday or a holiday it is not the day the premium is due. */
    Next_Collection_Date: PlainDate | null;
    Next_Collection_Amount: number | null;
  };
}

type NextDue = Pick<PremiumStanding, 'Paid_To_Date' | 'Next_Due_Date'>;

const ways: Record<PremiumStanding['PaymentMethod']['Payment_Method'], string> = {
  DEBIT_ORDER: 'by debit order ',
  SALARY_DEDUCTION: 'from your salary ',
  PAYAT: '',
  EFT: '',
};

/**
 * How far the premiums are paid, what comes next, and another premium that is approved: "Paid for November. Next: R 288 by debit order on
 * 15 December 2026." The one wording of home and payments. Source: docs/domain/payments.md#r6-3 and #r6-9.
 */
export function premiumSentence(policy: PremiumStanding, today: PlainDate): string {
  const coming = comingPremiumSentence(policy);
  return coming === null ? standingSentence(policy, today) : `${standingSentence(policy, today)} ${coming}`;
}

/** `Your premium is R 119 a month now, and R 166 from 1 December 2026.`; null: no other premium is approved. */
export function comingPremiumSentence(policy: PremiumByMonth): string | null {
  const coming = comingPremium(policy);
  if (coming === null) return null;
  const [now, then] = [formatRand(policy.Monthly_Premium), formatRand(coming.Amount)];
  return `Your premium is ${now} a month now, and ${then} from ${formatDate(`${coming.From}-01`)}.`;
}

/** The oldest month that is not paid, by its first day; null: nothing is known of it. */
export function nextPremiumMonth({ Paid_To_Date, Next_Due_Date }: NextDue): PlainDate | null {
  if (Paid_To_Date !== null) return firstOfNextMonth(Paid_To_Date);
  return Next_Due_Date && firstOfMonth(Next_Due_Date);
}

/** What it costs, in rand. */
export function nextPremium(policy: PremiumByMonth & NextDue): number {
  const month = nextPremiumMonth(policy);
  return month === null ? policy.Monthly_Premium : premiumOf(policy, month);
}

/** The day on which the next premium comes, and whether its debit order brings it; null: none is due. */
export function nextPayment({
  Next_Due_Date: due,
  PaymentMethod: { Payment_Method: method, Next_Collection_Date: collected },
}: Pick<PremiumStanding, 'Next_Due_Date' | 'PaymentMethod'>): { on: PlainDate; isCollected: boolean } | null {
  if (due === null) return null;
  const isCollected = method === 'DEBIT_ORDER' && collected !== null;
  return { on: isCollected ? collected : due, isCollected };
}

function standingSentence(policy: PremiumStanding, today: PlainDate): string {
  const { Policy_Status, Premium_Status, Amount_Due } = policy;
  if (Policy_Status === 'PAID_UP' || Premium_Status === 'NOT_APPLICABLE') return 'No premium is due.';
  if (Premium_Status === 'PROCESSING') return 'A payment is on its way to us.';
  if (Premium_Status === 'ARREARS' || Policy_Status === 'LAPSED') return `${formatRand(Amount_Due)} is outstanding.`;
  const paid = paidWords(policy, today);
  const payment = nextPayment(policy);
  if (payment === null) return paid ?? 'No premium is due.';
  const { on, isCollected } = payment;
  const { Payment_Method: method, Next_Collection_Amount } = policy.PaymentMethod;
  const due = Premium_Status === 'DUE' || Policy_Status === 'PENDING' ? Amount_Due : nextPremium(policy);
  const amount = formatRand(isCollected ? (Next_Collection_Amount ?? due) : due);
  // A debit order whose payer has not agreed brings nothing.
  const way = method === 'DEBIT_ORDER' && !isCollected ? '' : ways[method];
  const next = `Next: ${amount} ${way}on ${formatDate(on)}.`;
  return paid === null ? next : `${paid} ${next}`;
}

/** `Paid for November.`, or for more than this month `Paid up to the end of January 2027.`; null: nothing is paid ahead. */
function paidWords({ Paid_To_Date: paidTo }: PremiumStanding, today: PlainDate): string | null {
  if (paidTo === null || paidTo < today) return null;
  if (paidTo <= lastOfMonth(today)) return `Paid for ${monthName(paidTo)}.`;
  return `${paidUpTo(paidTo)}.`;
}

/** `Paid up to the end of January 2027`. */
export const paidUpTo = (lastDay: PlainDate): string =>
  `Paid up to the end of ${monthName(lastDay)} ${yearOf(lastDay)}`;
