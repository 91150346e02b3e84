import { type Policy } from '@portal/contract';
import { debitDayLabel, isMandateInForce, reminderDays } from '@portal/domain';
import { whyMoved } from './collection-messages';

type Paid = Pick<Policy, 'Policy_Status' | 'PaymentMethod' | 'BankingDetails' | 'DebiCheckMandate'>;

/** Why nothing is collected, by the status of the policy; nothing where premiums are due. */
const stopped: Partial<Record<Policy['Policy_Status'], string>> = {
  PAID_UP: 'Your policy is paid up: no premium is due and nothing is collected.',
  LAPSED: 'Your policy has lapsed, so nothing is collected. Pay what is outstanding to reinstate it.',
  CANCELLED: 'Your policy is cancelled: no premium is due and nothing is collected.',
  NOT_TAKEN_UP: 'Your policy was not taken up: no premium is due and nothing is collected.',
  CLAIMED: 'The benefit of this policy has been paid: no premium is due and nothing is collected.',
};

/**
 * What somebody has to know about how the premium is paid, in sentences (docs/domain/banking.md#r3-6, docs/domain/policy.md#r4-4 and
 * docs/domain/payments.md#r6-7). `phone` is the provider's.
 */
export function paymentSentences(policy: Paid, phone: string): readonly string[] {
  const why = stopped[policy.Policy_Status];
  if (why) return [why];
  switch (policy.PaymentMethod.Payment_Method) {
    case 'DEBIT_ORDER':
      return debitOrderSentences(policy);
    case 'PAYAT':
      return [
        'You pay at a till, by card or in an app with your Pay@ number. ' +
          `We remind you by SMS ${reminderDays.PREMIUM_DUE[0]} days before it is due.`,
      ];
    case 'EFT':
      return [
        'You pay into our account each month. Use your policy number as the reference, so that we find your payment.',
      ];
    case 'SALARY_DEDUCTION':
      return [
        `Your employer pays the premium out of your salary. To change that, call ${phone.replaceAll(' ', '\u00a0')}.`,
      ];
  }
}

function debitOrderSentences({
  PaymentMethod: method,
  BankingDetails: account,
  DebiCheckMandate: mandate,
}: Paid): readonly string[] {
  if (account === null) return ['There is no bank account on this policy, so nothing can be collected.'];
  const { Debit_Day: day, Next_Collection_Date: date } = method;
  const moved = day !== null && date !== null ? whyMoved(day, date) : null;
  return [
    ...(day === null ? [] : [`We collect on the ${debitDayLabel(day)} of each month.`]),
    ...(moved === null ? [] : [moved]),
    ...(mandate && !isMandateInForce(mandate.Mandate_Status)
      ? ['The debit order has to be approved at the bank first: see the mandate below.']
      : []),
  ];
}
