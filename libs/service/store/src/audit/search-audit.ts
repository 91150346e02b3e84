import { and, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { audit, type AuditRow } from '../schema/audit';
import { staffMembers } from '../schema/staff';

/** Which rows of the audit; null leaves a question open. */
export interface AuditFilter {
  /** A policy number, or `SYSTEM`. */
  chain: string | null;
  actorId: string | null;
  action: string | null;
  from: Date | null;
  /** Not itself. */
  before: Date | null;
}

/** A row with the name of the member of staff who acted, as far as they are known. */
export type NamedAuditRow = AuditRow & { actorName: string | null };

/** The newest first. The sequence makes the order total: rows of one moment stand as they were written. */
const newestFirst = [desc(audit.at), desc(audit.sequence)];

/** audit_chain, audit_of_actor, audit_of_action, audit_newest */
const matches = ({ chain, actorId, action, from, before }: AuditFilter) =>
  and(
    chain === null ? undefined : eq(audit.chain, chain),
    actorId === null ? undefined : eq(audit.actorId, actorId),
    action === null ? undefined : eq(audit.action, action),
    from === null ? undefined : gte(audit.at, from),
    before === null ? undefined : lt(audit.at, before),
  );

/** A page of the rows that match. */
export const searchAudit = (
  executor: Executor,
  filter: AuditFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<NamedAuditRow[]> =>
  executor
    .select({ ...getTableColumns(audit), actorName: staffMembers.name })
    .from(audit)
    .leftJoin(staffMembers, and(eq(audit.actorType, 'STAFF'), eq(staffMembers.id, audit.actorId)))
    .where(matches(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** How many rows match; no more than `most` are counted. */
export async function countAudit(executor: Executor, filter: AuditFilter, most: number): Promise<number> {
  const some = executor
    .select({ one: sql`1`.as('one') })
    .from(audit)
    .where(matches(filter))
    .limit(most)
    .as('some');
  const [row] = await executor.select({ rows: sql<number>`count(*)::int` }).from(some);
  return row?.rows ?? 0;
}
