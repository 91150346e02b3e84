import { type ShareInCash } from '@portal/contract';
import { formatRand, voucherWords } from '@portal/domain';

/** What is paid in cash, and in how many vouchers. */
export const amountWords = ({ amount, vouchers }: Pick<ShareInCash, 'amount' | 'vouchers'>): string =>
  `${formatRand(amount)} in cash, ${voucherWords(vouchers)}`;
