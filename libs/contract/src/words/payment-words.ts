import { formatLongDate } from '@portal/domain';
import { type Payment } from '../records/paid-status';

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
  ARREARS: 'Outstanding premium',
  REINSTATEMENT: 'To reinstate the policy',
  REFUND: 'Refund to you',
  REVERSAL: 'Taken back',
};
