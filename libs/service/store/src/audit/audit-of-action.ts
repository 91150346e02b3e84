import { and, asc, eq, gte, ne, or, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type ApprovalActionRow } from '../schema/approval-actions';
import { audit, type AuditRow } from '../schema/audit';
import { staffMembers } from '../schema/staff';

/** One thing that happened to a request, and the name of the member of staff who did it. */
export interface ActionEvent extends Pick<AuditRow, 'at' | 'actorType' | 'action' | 'reason' | 'after'> {
  staffName: string | null;
}

/** What the audit row of a request carries to say which request it is about: a record may have had several. */
export const aboutAction = (id: string, more: object = {}) => ({ request: id, ...more });

/** What the audit of its policy tells about a request, oldest first; without who has only read it. */
export const auditOfAction = (
  executor: Executor,
  {
    id,
    policyNumber,
    entityId,
    requestedAt,
  }: Pick<ApprovalActionRow, 'id' | 'policyNumber' | 'entityId' | 'requestedAt'>,
): Promise<ActionEvent[]> =>
  executor
    .select({
      at: audit.at,
      actorType: audit.actorType,
      action: audit.action,
      reason: audit.reason,
      after: audit.after,
      staffName: staffMembers.name,
    })
    .from(audit)
    .leftJoin(staffMembers, eq(staffMembers.id, audit.actorId))
    .where(
      and(
        eq(audit.chain, policyNumber),
        gte(audit.at, requestedAt),
        ne(audit.action, 'REQUEST_READ'),
        or(
          sql`${audit.after} ->> 'request' = ${id}`,
          and(eq(audit.entityId, entityId), eq(audit.action, 'CHANGE_REQUESTED'), eq(audit.at, requestedAt)),
        ),
      ),
    )
    .orderBy(asc(audit.sequence));
