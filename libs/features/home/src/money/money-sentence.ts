import { type Policy } from '@portal/contract';
import { formatDate, formatRand, monthName, type PlainDate } from '@portal/domain';

const ways: Record<Policy['PaymentMethod']['Payment_Method'], string> = {
  DEBIT_ORDER: 'by debit order ',
  SALARY_DEDUCTION: 'from your salary ',
  PAYAT: '',
  EFT: '',
};

/** How far the premiums are paid and what comes next: "Paid for November. Next: R 288 by debit order on 15 December". */
export function moneySentence(policy: Policy, today: PlainDate): string {
  const { Policy_Status, Premium_Status, Paid_To_Date, Next_Due_Date, Monthly_Premium, Amount_Due } = policy;
  if (Policy_Status === 'PAID_UP') return 'This policy is paid up: no premium is due.';
  if (Premium_Status === 'NOT_APPLICABLE') return 'No premium is due.';
  if (Premium_Status === 'PROCESSING') return 'A payment is on its way to us.';
  const paid = Paid_To_Date === null || Paid_To_Date < today ? null : `Paid for ${monthName(Paid_To_Date)}.`;
  if (Premium_Status === 'ARREARS' || Policy_Status === 'LAPSED') return `${formatRand(Amount_Due)} is outstanding.`;
  if (Next_Due_Date === null) return paid ?? 'No premium is due.';
  const amount = formatRand(Premium_Status === 'DUE' || Policy_Status === 'PENDING' ? Amount_Due : Monthly_Premium);
  const next = `Next: ${amount} ${ways[policy.PaymentMethod.Payment_Method]}on ${formatDate(Next_Due_Date)}`;
  return paid === null ? next : `${paid} ${next}`;
}
