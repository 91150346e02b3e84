import { formatRand } from '../base/money';
import { lastOfMonth, type PlainDate, yearOf } from '../base/plain-date';
import { formatDate, monthName } from '../base/written-dates';
import { type PolicyStatus } from '../code-lists/statuses';

/** A policy as it is read, as far as it says how its premiums stand. */
interface PremiumStanding {
  Policy_Status: PolicyStatus;
  Premium_Status: string;
  Paid_To_Date: PlainDate | null;
  Next_Due_Date: PlainDate | null;
  Monthly_Premium: number;
  Amount_Due: number;
  PaymentMethod: {
    Payment_Method: 'DEBIT_ORDER' | 'SALARY_DEDUCTION' | 'PAYAT' | 'EFT';
    /** When a debit order goes off, and for how much: before a Sunday or a holiday it is not the day the premium is due. */
    Next_Collection_Date: PlainDate | null;
    Next_Collection_Amount: number | null;
  };
}

const ways: Record<PremiumStanding['PaymentMethod']['Payment_Method'], string> = {
  DEBIT_ORDER: 'by debit order ',
  SALARY_DEDUCTION: 'from your salary ',
  PAYAT: '',
  EFT: '',
};

/**
 * How far the premiums are paid and what comes next: "Paid for November. Next: R 288 by debit order on 15 December 2026." The one wording
 * of home and payments. Source: docs/domain/payments.md#r6-3.
 */
export function premiumSentence(policy: PremiumStanding, today: PlainDate): string {
  const { Policy_Status, Premium_Status, Next_Due_Date, Monthly_Premium, Amount_Due } = policy;
  if (Policy_Status === 'PAID_UP' || Premium_Status === 'NOT_APPLICABLE') return 'No premium is due.';
  if (Premium_Status === 'PROCESSING') return 'A payment is on its way to us.';
  if (Premium_Status === 'ARREARS' || Policy_Status === 'LAPSED') return `${formatRand(Amount_Due)} is outstanding.`;
  const paid = paidWords(policy, today);
  if (Next_Due_Date === null) return paid ?? 'No premium is due.';
  const { Payment_Method: method, Next_Collection_Date, Next_Collection_Amount } = policy.PaymentMethod;
  const isCollected = method === 'DEBIT_ORDER' && Next_Collection_Date !== null;
  const due = Premium_Status === 'DUE' || Policy_Status === 'PENDING' ? Amount_Due : Monthly_Premium;
  const amount = formatRand(isCollected ? (Next_Collection_Amount ?? due) : due);
  const next = `Next: ${amount} ${ways[method]}on ${formatDate(isCollected ? Next_Collection_Date : Next_Due_Date)}.`;
  return paid === null ? next : `${paid} ${next}`;
}

/** `Paid for November.`, or for more than this month `Paid up to the end of January 2027.`; null: nothing is paid ahead. */
function paidWords({ Paid_To_Date: paidTo }: PremiumStanding, today: PlainDate): string | null {
  if (paidTo === null || paidTo < today) return null;
  if (paidTo <= lastOfMonth(today)) return `Paid for ${monthName(paidTo)}.`;
  return `Paid up to the end of ${monthName(paidTo)} ${yearOf(paidTo)}.`;
}
