import { asc, gt } from 'drizzle-orm';
import { type Database, type Transaction } from '../database';
import { audit, auditHeads } from '../schema/audit';
import { auditHash, chainStart } from './audit-hash';

/** The first place where the audit is not what was written. */
export interface BrokenAudit {
  chain: string;
  /** The row, or null when rows are missing at the end of the chain. */
  sequence: number | null;
  problem: 'The row was changed' | 'A row before this one was removed or added' | 'Rows are missing at the end';
}

export interface AuditVerdict {
  /** How many rows hold. */
  rows: number;
  broken: BrokenAudit | null;
}

/**
 * Reads the whole audit, as of one moment, and gives the first broken row, or null when every chain holds.
 *
 * It finds changed, removed and inserted rows. Someone who can rewrite every later row and the head as well is found
 * only by comparing with a copy kept elsewhere. Rows are read in batches, so any number of them fits in memory.
 */
export const verifyAuditChains = (database: Database, batch = 1000): Promise<AuditVerdict> =>
  database.transaction((tx) => verify(tx, batch), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function verify(tx: Transaction, batch: number): Promise<AuditVerdict> {
  const ends = new Map<string, string>();
  let rows = 0;
  for (let last = 0; ;) {
    const found = await tx
      .select()
      .from(audit)
      .where(gt(audit.sequence, last))
      .orderBy(asc(audit.sequence))
      .limit(batch);
    for (const row of found) {
      const { chain, sequence, previousHash, hash } = row;
      if (previousHash !== (ends.get(chain) ?? chainStart)) {
        return { rows, broken: { chain, sequence, problem: 'A row before this one was removed or added' } };
      }
      if (hash !== auditHash(row)) return { rows, broken: { chain, sequence, problem: 'The row was changed' } };
      ends.set(chain, hash);
      rows += 1;
      last = sequence;
    }
    if (found.length < batch) break;
  }
  const heads = await tx.select().from(auditHeads).orderBy(asc(auditHeads.chain));
  const cut = heads.find(({ chain, hash }) => (ends.get(chain) ?? chainStart) !== hash);
  return { rows, broken: cut ? { chain: cut.chain, sequence: null, problem: 'Rows are missing at the end' } : null };
}
