import { type PaidStatus, type Payment } from '@portal/contract';
import { formatDate, formatRand } from '@portal/domain';
import { isOpen } from './payments-in';

type Paid = Pick<PaidStatus, 'PaymentHistory' | 'Debit_Under_Way'>;

/** The payment that has no answer yet. */
export const onItsWay = ({ PaymentHistory }: Paid): Payment | undefined => PaymentHistory.find(isOpen);

/** What somebody is told who might pay twice. Whoever left a payment page without paying is not kept waiting. */
export const onItsWaySentence = (paid: Paid): string => debitSentence(paid.Debit_Under_Way) ?? paymentSentence(paid);

/** Where a debit stands; null where none is on its way. */
function debitSentence(debit: PaidStatus['Debit_Under_Way']): string | null {
  if (debit === null) return null;
  const amount = formatRand(debit.Amount);
  return debit.Tracked_Until === null
    ? `Your bank is collecting ${amount} on ${formatDate(debit.Action_Date)}. Please have the money there on that day, and do not pay it another way as well.`
    : `There was not enough money in the account for ${amount}. Your bank is still trying until ${formatDate(debit.Tracked_Until)}. Please put the money there, and do not pay it another way as well.`;
}

const paymentSentence = (paid: Paid): string =>
  onItsWay(paid)?.Collection_Type === 'PAYAT'
    ? 'A payment is on its way and has no answer yet. If you left the payment page without paying you can pay again; else please wait for the answer.'
    : 'A payment is on its way and has no answer yet. Please wait for it before you pay again.';
