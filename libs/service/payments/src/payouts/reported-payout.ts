import { type BankedPayout } from '@portal/contract';
import { type WhyNotPaid } from '@portal/domain';

/** What the bank, or the provider of vouchers, says of a payment. */
export type ReportedPayout = Omit<BankedPayout, 'reason'> & { reason: WhyNotPaid | null };
