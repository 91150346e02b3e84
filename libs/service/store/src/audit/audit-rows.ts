import { and, asc, gt, lte } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { audit, type AuditRow } from '../schema/audit';

/** Rows of the audit in the order in which they were written, in batches, so that any number of them fits in memory. */
export async function* auditRows(
  tx: Transaction,
  batch: number,
  { after = 0, upTo = Number.MAX_SAFE_INTEGER }: { after?: number; upTo?: number } = {},
): AsyncGenerator<AuditRow> {
  for (let last = after; ;) {
    const found = await tx
      .select()
      .from(audit)
      .where(and(gt(audit.sequence, last), lte(audit.sequence, upTo)))
      .orderBy(asc(audit.sequence))
      .limit(batch);
    yield* found;
    if (found.length < batch) return;
    last = found.at(-1)?.sequence ?? last;
  }
}
