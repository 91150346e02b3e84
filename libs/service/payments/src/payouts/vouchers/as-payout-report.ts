import { type IssuedVoucher } from '@portal/contract';
import { type VoucherFailure } from '@portal/domain';
import { type ReportedPayout } from '../reported-payout';

const failures = {
  EXPIRED: 'VOUCHER_EXPIRED',
  NOT_DELIVERED: 'VOUCHER_NOT_DELIVERED',
} as const satisfies Partial<Record<IssuedVoucher['result'], VoucherFailure>>;

/** What became of a voucher, in the words of payments: cashed is paid, and nobody was paid what nobody cashed in time. */
export const asPayoutReport = (voucher: IssuedVoucher): ReportedPayout => {
  const { payoutId, amountCents, result, voucherReference, cashedAt } = voucher;
  const isCashed = result === 'CASHED';
  return {
    payoutId,
    amountCents,
    result: isCashed ? 'PAID' : 'FAILED',
    reason: isCashed ? null : failures[result],
    bankReference: voucherReference,
    paidAt: cashedAt,
    returnedAt: null,
  };
};
