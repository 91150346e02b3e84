import { type WhyNotPaid } from '@portal/domain';
import { type ReportedPayout } from './reported-payout';

/** A payment that was not made, as the bank or the provider of vouchers would report it. */
export const notPaid = (
  { payoutId, amountCents }: Pick<ReportedPayout, 'payoutId' | 'amountCents'>,
  reason: WhyNotPaid,
): ReportedPayout => ({
  payoutId,
  amountCents,
  result: 'FAILED',
  reason,
  bankReference: null,
  paidAt: null,
  returnedAt: null,
});
