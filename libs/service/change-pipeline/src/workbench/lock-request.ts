import {
  type ApprovalActionRow,
  findActionById,
  findApprovalAction,
  lockPolicy,
  type PolicyRow,
  type Transaction,
} from '@portal/service-store';
import { type Actor, done, type Outcome, refused } from '../base/change';
import { processDueEvents } from '../lifecycle/process-due-events';
import { type Origin, type PipelineTools } from '../base/tools';

/** What somebody of the staff does about a request that waits. */
export interface StaffRequest {
  actionId: string;
  actor: Actor;
  origin: Origin;
}

export type StaffTools = Pick<PipelineTools, 'database' | 'clock' | 'random' | 'creditorShortName'>;

export interface Held {
  row: PolicyRow;
  action: ApprovalActionRow;
}

/** A request as it is now, its policy held and settled. Null: there is no such request. */
export async function lockAction(tools: StaffTools, tx: Transaction, id: string, now: Date): Promise<Held | null> {
  const known = await findActionById(tx, id);
  const found = known && (await lockPolicy(tx, known.policyNumber));
  if (!found) return null;
  const { row } = await processDueEvents(tools, tx, found, now);
  const action = await findApprovalAction(tx, row.policyNumber, id);
  return action && { row, action };
}

/** The same of one that waits for a decision; or why nobody can do anything about it. */
export async function lockRequest(tools: StaffTools, tx: Transaction, id: string, now: Date): Promise<Outcome<Held>> {
  const held = await lockAction(tools, tx, id, now);
  if (held === null) return refused('NOT_FOUND');
  if (held.action.status === 'EXPIRED') return refused('ACTION_EXPIRED');
  return held.action.status === 'PENDING' ? done(held) : refused('ACTION_NOT_PENDING');
}
