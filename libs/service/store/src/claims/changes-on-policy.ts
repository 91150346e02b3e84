import { type ActionType, codesOf, actionTypes } from '@portal/domain';
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { approvalActions } from '../schema/approval-actions';
import { audit } from '../schema/audit';

/** A change that took effect on a policy. */
export interface ChangeOnPolicy {
  kind: ActionType;
  /** When it took effect, and when it was asked for: the same where nobody had to decide. */
  at: Date;
  askedAt: Date;
  /** Asked for with the sign-in of the main member. */
  isBySignIn: boolean;
  /** Ids of the members of staff who asked for it, noted the consent or approved it. */
  staff: string[];
}

/** The changes that took effect on a policy since a moment, the oldest first. */
export async function changesOnPolicy(
  executor: Executor,
  policyNumber: string,
  since: Date,
): Promise<ChangeOnPolicy[]> {
  const rows = await executor
    .select({
      action: audit.action,
      at: audit.at,
      actorType: audit.actorType,
      actorId: audit.actorId,
      request: approvalActions.record,
    })
    .from(audit)
    .leftJoin(approvalActions, sql`${approvalActions.id}::text = ${audit.after} ->> 'request'`)
    .where(
      and(
        eq(audit.chain, policyNumber),
        gte(audit.at, since),
        eq(audit.outcome, 'SUCCEEDED'),
        or(inArray(audit.action, codesOf(actionTypes)), eq(audit.action, 'CHANGE_APPLIED')),
      ),
    )
    .orderBy(asc(audit.sequence));
  return rows.flatMap(({ action, at, actorType, actorId, request }): ChangeOnPolicy[] => {
    if (action !== 'CHANGE_APPLIED') {
      const staff = actorType === 'STAFF' && actorId !== null ? [actorId] : [];
      return [{ kind: action as ActionType, at, askedAt: at, isBySignIn: actorType === 'CUSTOMER', staff }];
    }
    if (request === null) return [];
    const { actionType, requestedAt, requestedBy, decidedBy } = request;
    const staff = [requestedBy, decidedBy].flatMap((one) => (one && one.role !== 'customer' ? [one.id] : []));
    const askedAt = new Date(requestedAt);
    return [{ kind: actionType, at, askedAt, isBySignIn: requestedBy.role === 'customer', staff }];
  });
}
