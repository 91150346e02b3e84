import { type Policy } from '@portal/contract';
import { monthInWords } from '@portal/contract/words';
import {
  comingPremium,
  formatNearDate,
  formatRand,
  isFinalStatus,
  lastOfMonth,
  nextPremium,
  type PlainDate,
} from '@portal/domain';

export type PremiumFacts = Pick<
  Policy,
  | 'Policy_Status'
  | 'Premium_Status'
  | 'Monthly_Premium'
  | 'Earlier_Premiums'
  | 'Coming_Premiums'
  | 'Arrears_Amount'
  | 'Next_Due_Date'
  | 'Paid_To_Date'
  | 'Grace_End_Date'
  | 'Reinstatement_End_Date'
> & {
  PaymentMethod: Pick<Policy['PaymentMethod'], 'Payment_Method' | 'Next_Collection_Date' | 'Next_Collection_Amount'>;
};

/** How the premium stands, as it is said to the policyholder who asks on the telephone. */
export function premiumAnswer(policy: PremiumFacts, today: PlainDate): string {
  const { Policy_Status: status, Monthly_Premium: premium, Paid_To_Date: paidTo } = policy;
  if (status === 'PENDING') {
    return paidTo === null
      ? `The first premium of ${formatRand(premium)} is not paid yet.`
      : 'The first premium is paid; the application waits for a decision.';
  }
  if (status === 'PAID_UP' || isFinalStatus(status)) return 'No premium is due any more.';
  if (policy.Arrears_Amount > 0) return unpaid(policy, today);
  if (policy.Premium_Status === 'PROCESSING') return 'A payment is being processed.';
  const parts = [paidTo && paidWords(paidTo, today), nextWords(policy, today), comingWords(policy, today)]
    .filter(Boolean)
    .join('; ');
  return parts === '' ? 'No premium is due.' : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`;
}

function unpaid(
  { Policy_Status, Arrears_Amount, Grace_End_Date, Reinstatement_End_Date }: PremiumFacts,
  today: PlainDate,
) {
  const owed = `${formatRand(Arrears_Amount)} is unpaid`;
  if (Policy_Status === 'LAPSED') {
    return isToCome(Reinstatement_End_Date, today)
      ? `${owed}; the policy can be brought back until ${formatNearDate(Reinstatement_End_Date, today)}.`
      : `${owed}, and the policy cannot be brought back.`;
  }
  return isToCome(Grace_End_Date, today)
    ? `${owed}; pay it by ${formatNearDate(Grace_End_Date, today)} to stay covered.`
    : `${owed}.`;
}

const isToCome = (day: PlainDate | null, today: PlainDate): day is PlainDate => day !== null && day >= today;

/** `November is paid`; a month of another year with its year, and more than the present month as far as it goes. */
function paidWords(paidTo: PlainDate, today: PlainDate): string {
  const month = monthInWords(paidTo.slice(0, 7)).replace(/\s/, ' ');
  const inYear = paidTo.slice(0, 4) === today.slice(0, 4) ? month.replace(/ \d+$/, '') : month;
  return paidTo > lastOfMonth(today) ? `everything up to the end of ${inYear} is paid` : `${inYear} is paid`;
}

function nextWords(policy: PremiumFacts, today: PlainDate): string | null {
  const { Next_Due_Date, PaymentMethod } = policy;
  const { Payment_Method, Next_Collection_Date: collected, Next_Collection_Amount: amount } = PaymentMethod;
  if (Payment_Method === 'DEBIT_ORDER' && collected !== null) {
    return `the next ${formatRand(amount ?? nextPremium(policy))} goes off on ${formatNearDate(collected, today)}`;
  }
  return (
    Next_Due_Date && `the next ${formatRand(nextPremium(policy))} is due on ${formatNearDate(Next_Due_Date, today)}`
  );
}

/** `the premium is R 119 a month now, and R 166 from 1 December`; null: no other premium is approved. */
function comingWords(policy: PremiumFacts, today: PlainDate): string | null {
  const coming = comingPremium(policy);
  if (coming === null) return null;
  const from = formatNearDate(`${coming.From}-01`, today);
  return `the premium is ${formatRand(policy.Monthly_Premium)} a month now, and ${formatRand(coming.Amount)} from ${from}`;
}
