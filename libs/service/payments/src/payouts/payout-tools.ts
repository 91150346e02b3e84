import { type PipelineTools } from '@portal/service-change-pipeline';
import { type PayoutBank } from './payout-bank';

/** What reports about payments of claims are taken in with. */
export type PayoutReportTools = Pick<PipelineTools, 'database' | 'clock' | 'random'>;

/** What claims are paid with. */
export type PayoutTools = PayoutReportTools & {
  bank: PayoutBank;
  /** The insurer's name on bank statements, 10 characters at most; the usual one unless it is given. */
  creditorShortName?: string | undefined;
};
