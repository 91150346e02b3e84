import { type PayoutStatus } from '@portal/domain';
import { type PayoutRow } from '../schema/claims';

/** Whether a payment goes to a funeral parlour, be it of somebody's share. */
export const isToParlour = ({ record }: { record: { payee: Pick<PayoutRow['record']['payee'], 'kind'> } }): boolean =>
  record.payee.kind === 'FUNERAL_PARLOUR';

/** How far payments are, as whoever acts next follows from it: that a funeral parlour waits for its invoice is nobody's missing account. */
export const statusesToActOn = (payouts: readonly Pick<PayoutRow, 'status' | 'record'>[]): PayoutStatus[] =>
  payouts.map((payout) => (payout.status === 'WAITING_FOR_ACCOUNT' && isToParlour(payout) ? 'READY' : payout.status));
