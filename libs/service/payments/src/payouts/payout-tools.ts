import { type PipelineTools } from '@portal/service-change-pipeline';
import { type Reporting } from '@portal/service-store';
import { type FundAccount } from './guardians-fund';
import { type PayoutBank } from './payout-bank';
import { type VoucherProvider } from './vouchers/voucher-provider';

/** What reports about payments of claims are taken in with. */
export type PayoutReportTools = Pick<PipelineTools, 'database' | 'clock' | 'random'> & Reporting;

/** What claims are paid with. */
export type PayoutTools = PayoutReportTools & {
  bank: PayoutBank;
  /** Issues vouchers for cash; null or absent: nobody does, and what was chosen in cash stays ready. */
  vouchers?: VoucherProvider | null;
  /** The account of the Guardian's Fund; null or absent: what it is due waits. */
  guardiansFund?: FundAccount | null;
  /** The insurer's name on bank statements, 10 characters at most; the usual one unless it is given. */
  creditorShortName?: string | undefined;
};
