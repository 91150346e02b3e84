import { type PolicyRow, type Transaction } from '@portal/service-store';
import { type PipelineTools } from '../base/tools';

/** What a change is put into a policy with; the policy is locked. */
export interface Applying {
  tools: Pick<PipelineTools, 'random' | 'creditorShortName'>;
  tx: Transaction;
  row: PolicyRow;
  now: Date;
}
