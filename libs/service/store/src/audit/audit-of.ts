import { desc, eq } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { audit, type AuditRow } from '../schema/audit';

/** The newest audit rows of a policy, or of `SYSTEM`, newest first. */
export const auditOf = (executor: Executor, chain: string, limit = 100): Promise<AuditRow[]> =>
  executor.select().from(audit).where(eq(audit.chain, chain)).orderBy(desc(audit.sequence)).limit(limit);
