import { asc, gt, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { audit, auditAnchors } from '../schema/audit';

/** Since when the oldest row of the audit waits for an anchor; null: every row is covered by one. */
export async function unanchoredSince(executor: Executor): Promise<Date | null> {
  const covered = sql`(SELECT coalesce(max(${auditAnchors.sequence}), 0) FROM ${auditAnchors})`;
  // audit_pkey
  const [first] = await executor
    .select({ at: audit.at })
    .from(audit)
    .where(gt(audit.sequence, covered))
    .orderBy(asc(audit.sequence))
    .limit(1);
  return first?.at ?? null;
}
