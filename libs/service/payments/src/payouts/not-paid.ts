import { type BankedPayout } from '@portal/contract';
import { type PayoutFailure } from '@portal/domain';

/** A payment that the bank did not make, as it would report it. */
export const notPaid = (
  { payoutId, amountCents }: Pick<BankedPayout, 'payoutId' | 'amountCents'>,
  reason: PayoutFailure,
): BankedPayout => ({
  payoutId,
  amountCents,
  result: 'FAILED',
  reason,
  bankReference: null,
  paidAt: null,
  returnedAt: null,
});
