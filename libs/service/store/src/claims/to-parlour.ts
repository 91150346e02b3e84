import { type PayoutStatus } from '@portal/domain';
import { type PayoutRow } from '../schema/claims';
import { isCashAsked, isInCash } from './cash';

/** Whether a payment goes to a funeral parlour, be it of somebody's share. */
export const isToParlour = ({ record }: { record: { payee: Pick<PayoutRow['record']['payee'], 'kind'> } }): boolean =>
  record.payee.kind === 'FUNERAL_PARLOUR';

/**
 * How far payments are, as whoever acts next follows from it. That a funeral parlour waits for its invoice, or cash for a second person, is
 * nobody's missing account; and what was issued in cash waits for whoever takes it to a store, as one does that waits for an account.
 */
export const statusesToActOn = (payouts: readonly Pick<PayoutRow, 'status' | 'record'>[]): PayoutStatus[] =>
  payouts.map((payout) => {
    const { status } = payout;
    if (status === 'SENT' && isInCash(payout)) return 'WAITING_FOR_ACCOUNT';
    return status === 'WAITING_FOR_ACCOUNT' && (isToParlour(payout) || isCashAsked(payout)) ? 'READY' : status;
  });
