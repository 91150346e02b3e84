import { type PlainDate } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type PolicyRow, type Transaction } from '@portal/service-store';
import { type DocumentUpload } from '@portal/contract';
import { type ChangeContext, type Proposal } from './change';
import { type Origin, type PipelineTools } from './tools';

/** What became of a change. */
export type Done =
  | { outcome: 'APPLIED'; effectiveDate: PlainDate; action: null }
  | { outcome: 'PENDING'; effectiveDate: null; action: StoredAction };

/** A change on its way through, with the policy locked. */
export interface Step {
  tools: PipelineTools;
  tx: Transaction;
  row: PolicyRow;
  proposal: Proposal;
  context: ChangeContext;
  origin: Origin;
  uploads: readonly DocumentUpload[];
}
