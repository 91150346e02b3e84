import { formatRand } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { formatDate } from '../../base/written-dates';
import { maskPhone } from '../../people/phone-number';
import { claimLimits } from './claim-limits';

/** What of somebody's share is paid in cash, as far as a page tells of it. Rand. */
export interface CashToRead {
  /** Staff have asked for it, and a second person has not confirmed yet; 0: nothing. */
  asked: number;
  /** What is to be cashed: how many vouchers, and the number that their codes go to, in stored form. Null: nothing. */
  toCome: { amount: number; vouchers: number; cellNumber: string } | null;
  /** What was cashed, a day each, the earliest first. */
  paid: readonly { amount: number; on: PlainDate }[];
  /** Of vouchers that nobody can cash any more; 0: none. */
  notPaid: number;
}

/** What is said of a share that is paid in cash at a store; nothing where none of it is. Source: docs/domain/claims.md#c6-2. */
export function cashSentences(cash: CashToRead | undefined): string[] {
  if (cash === undefined) return [];
  const { asked, toCome, paid, notPaid } = cash;
  return [
    ...paid.map(({ amount, on }) => `You were paid ${formatRand(amount)} in cash on ${formatDate(on)}.`),
    ...(toCome ? [toComeSentence(toCome)] : []),
    ...(asked > 0
      ? [`We were asked to pay you ${formatRand(asked)} in cash at a store. A second person looks at it first.`]
      : []),
    ...(notPaid > 0
      ? [`We could not pay you ${formatRand(notPaid)} in cash. The money is still yours. Please call us.`]
      : []),
  ];
}

const toComeSentence = ({ amount, vouchers, cellNumber }: NonNullable<CashToRead['toCome']>) =>
  `We will pay you ${formatRand(amount)} in cash: ${voucherWords(vouchers)}. ` +
  `The store’s code comes by SMS to ${maskPhone(cellNumber)}. Take your ID.`;

/** `1 voucher`, `2 vouchers of at most R 5 000`. */
export const voucherWords = (count: number): string =>
  count === 1 ? '1 voucher' : `${count} vouchers of at most ${formatRand(claimLimits.VOUCHER_AT_MOST)}`;
