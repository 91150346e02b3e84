import { type ApprovalDecision } from '@portal/contract';
import { type ApprovalActionRow, type PolicyRow } from '@portal/service-store';
import { type Actor, type Refused } from '../base/change';
import { type Origin } from '../base/tools';

/** What somebody decides about an action. */
export interface DecisionRequest {
  policyNumber: string;
  actionId: string;
  actor: Actor;
  origin: Origin;
  decision: ApprovalDecision;
  /** What more must hold of the action as it is when it is decided. */
  onlyIf?: (action: ApprovalActionRow) => Refused | null;
}

/** A decision with the policy locked. */
export interface Deciding {
  row: PolicyRow;
  action: ApprovalActionRow;
  request: DecisionRequest;
  now: Date;
}
