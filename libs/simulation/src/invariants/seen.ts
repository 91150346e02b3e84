import { type PlainDate } from '@portal/domain';
import { type ApprovalActionRow, type ClaimRow, type PolicyRow } from '@portal/service-store';
import { type Belongings, type Told } from './belongings';

/** A policy that a step may have changed, with what belongs to it. */
export interface Seen extends Omit<Belongings, 'audited'> {
  row: PolicyRow;
  /** As it was at the last look; null at the first. */
  before: PolicyRow | null;
  /** The claims on it as they were at the last look. */
  claimsBefore: readonly ClaimRow[];
  /** The requests to undo what was changed after a death, as they were at the last look. */
  undosBefore: readonly ApprovalActionRow[];
  /** The rows of its audit, now and at the last look. */
  audited: { now: number; before: number };
  /** What its policyholder was told; read only when the policy has just lapsed. */
  told: Told;
  today: PlainDate;
}

/** Something that must hold of a policy: a sentence about what does not, or null. */
export type PolicyInvariant = (seen: Seen) => string | null;
