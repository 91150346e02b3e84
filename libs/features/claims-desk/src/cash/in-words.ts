import { type ShareInCash } from '@portal/contract';
import { formatRand, voucherWords } from '@portal/domain';

/** What staff may do about cash for somebody. */
export type CashAct = ShareInCash['allowedActs'][number];

/** What is paid in cash, and in how many vouchers. */
export const amountWords = ({ amount, vouchers }: Pick<ShareInCash, 'amount' | 'vouchers'>): string =>
  `${formatRand(amount)} in cash, ${voucherWords(vouchers)}`;
