import { formatDate, isPlainDate } from '@portal/domain';
import { type Payment } from '../records/paid-status';

/** `March 2026` for `2026-03`, with a space that keeps it on one line; what is no month is given back as it is. */
export const monthInWords = (month: string): string =>
  isPlainDate(`${month}-01`) ? formatDate(`${month}-01`).replace(/^1 /, '').replace(' ', '\u00a0') : month;

/**
 * `January, February and March 2026` in the order given, each with its year where they differ; more than three that follow one
 * another are `October 2026 to January 2027`.
 */
export function monthsInWords(months: readonly string[]): string {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? ''];
  if (months.length > 3) return `${monthInWords(first)} to ${monthInWords(last)}`;
  const inOneYear = new Set(months.map((month) => month.slice(0, 4))).size === 1;
  const words = months.map((month, place) =>
    inOneYear && place < months.length - 1 ? monthInWords(month).replace(/\s\d+$/, '') : monthInWords(month),
  );
  return new Intl.ListFormat('en-GB').format(words);
}

/** Why whoever pays by debit order is told of a premium that is due (PREMIUM_DUE). */
export const noDebitCollects = 'No debit order collects it';

/** What a payment was for. */
export const paymentTypeWords: Record<Payment['Payment_Type'], string> = {
  PREMIUM: 'Premium',
  ARREARS: 'Outstanding premium',
  REINSTATEMENT: 'To reinstate the policy',
  REFUND: 'Refund to you',
  REVERSAL: 'Taken back',
};
