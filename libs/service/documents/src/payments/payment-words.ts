import { type Payment } from '@portal/contract';
import { formatLongDate, fromCents, toCents } from '@portal/domain';

/** `March 2026` for `2026-03`, with a space that keeps it on one line. */
export const monthInWords = (month: string): string =>
  formatLongDate(`${month}-01`).replace(/^1 /, '').replace(' ', '\u00a0');

/** `January, February and March 2026` in the order given; each with its year where they differ. */
export function monthsInWords(months: readonly string[]): string {
  const inOneYear = new Set(months.map((month) => month.slice(0, 4))).size === 1;
  const words = months.map((month, place) =>
    inOneYear && place < months.length - 1 ? monthInWords(month).replace(/\s\d+$/, '') : monthInWords(month),
  );
  return new Intl.ListFormat('en-GB').format(words);
}

/** What a payment was for. */
export const paymentTypeWords: Record<Payment['Payment_Type'], string> = {
  PREMIUM: 'Premium',
  ARREARS: 'Arrears',
  REINSTATEMENT: 'Reinstatement',
  REFUND: 'Refund to you',
  REVERSAL: 'Reversal',
};

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
