import { type Payment } from '@portal/contract';
import { fromCents, toCents } from '@portal/domain';

/** What became of a payment, in plain words, with the reason where there is one. */
export function outcomeInWords({ Payment_Status, Payment_Type, Failure_Reason }: Payment): string {
  const reason = Failure_Reason ? `: ${Failure_Reason}` : '';
  switch (Payment_Status) {
    case 'SUBMITTED':
    case 'PENDING':
      return 'On its way, no answer yet';
    case 'SUCCESSFUL':
      return Payment_Type === 'REFUND' ? 'Paid back to you' : 'Received';
    case 'FAILED':
      return `Not received${reason}`;
    case 'CANCELLED':
      return `Cancelled${reason}`;
    case 'REVERSED':
      return `Taken back after it was received${reason}`;
  }
}

/** Whether we have this money: it was received from the payer, and has not been taken back since. */
export const isReceived = ({ Payment_Status, Payment_Type }: Payment): boolean =>
  Payment_Status === 'SUCCESSFUL' && Payment_Type !== 'REFUND' && Payment_Type !== 'REVERSAL';

export const isRefund = ({ Payment_Status, Payment_Type }: Payment): boolean =>
  Payment_Status === 'SUCCESSFUL' && Payment_Type === 'REFUND';

/** Rand, added up in cents. */
export const sumOf = (payments: readonly Payment[]): number =>
  fromCents(payments.reduce((cents, { Amount }) => cents + Math.abs(toCents(Amount)), 0));
