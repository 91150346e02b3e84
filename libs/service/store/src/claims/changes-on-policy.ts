import { type ActionType, codesOf, actionTypes, type FieldToUndo } from '@portal/domain';
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { approvalActions, type StoredAction } from '../schema/approval-actions';
import { audit } from '../schema/audit';
import { staffMembers } from '../schema/staff';

/** A change that took effect on a policy. */
export interface ChangeOnPolicy {
  /** The place of its row in the audit. */
  id: string;
  kind: ActionType;
  /** When it took effect, and when it was asked for: the same where nobody had to decide. */
  at: Date;
  askedAt: Date;
  /** Asked for with the sign-in of the main member. */
  isBySignIn: boolean;
  /** The name of whoever asked for it; null: the main member's sign-in, or nobody whom we know. */
  askedBy: string | null;
  /** Ids of the members of staff who asked for it, noted the consent or approved it. */
  staff: string[];
  /** Of one that undid others because of a death: the fields that went back. */
  undone?: readonly FieldToUndo[];
}

/** The changes that took effect on a policy since a moment, the oldest first. */
export async function changesOnPolicy(
  executor: Executor,
  policyNumber: string,
  since: Date,
): Promise<ChangeOnPolicy[]> {
  const rows = await executor
    .select({
      sequence: audit.sequence,
      action: audit.action,
      at: audit.at,
      actorType: audit.actorType,
      actorId: audit.actorId,
      staffName: staffMembers.name,
      request: approvalActions.record,
    })
    .from(audit)
    .leftJoin(approvalActions, sql`${approvalActions.id}::text = ${audit.after} ->> 'request'`)
    .leftJoin(staffMembers, eq(staffMembers.id, audit.actorId))
    .where(
      and(
        eq(audit.chain, policyNumber),
        gte(audit.at, since),
        eq(audit.outcome, 'SUCCEEDED'),
        or(inArray(audit.action, codesOf(actionTypes)), eq(audit.action, 'CHANGE_APPLIED')),
      ),
    )
    .orderBy(asc(audit.sequence));
  return rows.flatMap(({ sequence, action, at, actorType, actorId, staffName, request }): ChangeOnPolicy[] => {
    const id = String(sequence);
    if (action !== 'CHANGE_APPLIED') {
      const staff = actorType === 'STAFF' && actorId !== null ? [actorId] : [];
      const isBySignIn = actorType === 'CUSTOMER';
      return [{ id, kind: action as ActionType, at, askedAt: at, isBySignIn, askedBy: staffName, staff }];
    }
    if (request === null) return [];
    const { actionType, requestedAt, requestedBy, decidedBy, undo } = request;
    const staff = [requestedBy, decidedBy].flatMap((one) => (one && isStaff(one) ? [one.id] : []));
    const isBySignIn = requestedBy.role === 'customer';
    return [
      {
        id,
        kind: actionType,
        at,
        askedAt: new Date(requestedAt),
        isBySignIn,
        askedBy: isBySignIn ? null : requestedBy.name,
        staff,
        ...(undo && { undone: undo.fields }),
      },
    ];
  });
}

const isStaff = ({ role }: StoredAction['requestedBy']) => role === 'consultant' || role === 'portalAdmin';
