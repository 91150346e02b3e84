import { mayChangeMethod, type PayoutMethod } from '@portal/domain';
import { type PayoutRow } from '../schema/claims';
import { type PayoutSending } from '../schema/payout-sendings';

type Chosen = Pick<PayoutRow, 'status' | 'record'>;

/** Whether staff asked that a payment be made in cash and nobody has confirmed it yet: meanwhile it goes nowhere. */
export const isCashAsked = ({ status, record: { cash } }: Chosen): boolean =>
  cash?.confirmedBy === null && mayChangeMethod(status);

/** Whether a payment is made in cash at a store, as two people chose. */
export const isInCash = ({ record }: Pick<PayoutRow, 'record'>): boolean => record.method === 'CASH_VOUCHER';

/** How a payment was handed over: to the bank, or to the provider of vouchers, which is told no account. */
export const methodOf = ({ accountId }: Pick<PayoutSending, 'accountId'>): PayoutMethod =>
  accountId === null ? 'CASH_VOUCHER' : 'BANK';
