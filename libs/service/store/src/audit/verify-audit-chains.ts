import { type Database, type Transaction } from '../database/database';
import { auditHeads, type AuditRow } from '../schema/audit';
import { auditHash, chainStart } from './audit-hash';
import { auditRows } from './audit-rows';
import { anchorVerifier, type BrokenAnchor } from './verify-anchors';

/** A place where the audit is not what was written. */
interface BrokenAudit {
  chain: string;
  /** The row, or null for the end of the chain. */
  sequence: number | null;
  problem:
    | 'The row was changed'
    | 'A row before this one was removed or added'
    | 'Rows are missing at the end'
    | 'The head of the chain is missing';
}

export interface AuditVerdict {
  /** How many rows hold. */
  rows: number;
  /** Rows in the order in which they were written, then the ends of chains. */
  broken: BrokenAudit[];
  /** How many anchors were compared; without a key none is. */
  anchors: number;
  brokenAnchors: BrokenAnchor[];
}

export interface HowToVerify {
  batch?: number;
  /** What anchors are sealed with; null: they are not looked at. */
  key?: string | null;
  now?: Date;
}

/**
 * Reads the whole audit, as of one moment, and names every broken row; none when every chain holds.
 *
 * It finds changed, removed and inserted rows. After a broken row it goes on from what that row says of itself, so one bad row
 * hides no other. Whoever rewrites every later row and the head as well, or takes a whole chain away, is
 * found by the anchors, with the key. Rows are read in batches, so any number of them fits in memory.
 */
export const verifyAuditChains = (database: Database, how: HowToVerify = {}): Promise<AuditVerdict> =>
  database.transaction((tx) => verify(tx, how), { isolationLevel: 'repeatable read', accessMode: 'read only' });

async function verify(
  tx: Transaction,
  { batch = 1000, key = null, now = new Date(0) }: HowToVerify,
): Promise<AuditVerdict> {
  const anchors = await anchorVerifier(tx, key, now);
  const ends = new Map<string, string>();
  const broken: BrokenAudit[] = [];
  let rows = 0;
  for await (const row of auditRows(tx, batch)) {
    const { chain, sequence, hash } = row;
    const problem = problemOf(row, ends.get(chain) ?? chainStart);
    if (problem) broken.push({ chain, sequence, problem });
    else rows += 1;
    ends.set(chain, hash);
    anchors.add(row);
  }
  const { anchors: compared, broken: brokenAnchors } = anchors.end();
  return { rows, broken: [...broken, ...(await brokenEnds(tx, ends))], anchors: compared, brokenAnchors };
}

function problemOf(row: AuditRow, end: string): BrokenAudit['problem'] | null {
  if (row.hash !== auditHash(row)) return 'The row was changed';
  return row.previousHash === end ? null : 'A row before this one was removed or added';
}

async function brokenEnds(tx: Transaction, ends: ReadonlyMap<string, string>): Promise<BrokenAudit[]> {
  const heads = new Map((await tx.select().from(auditHeads)).map(({ chain, hash }) => [chain, hash]));
  const chains = [...new Set([...heads.keys(), ...ends.keys()])].toSorted();
  return chains.flatMap((chain): BrokenAudit[] => {
    const head = heads.get(chain);
    if (head === undefined) return [{ chain, sequence: null, problem: 'The head of the chain is missing' }];
    if (head === (ends.get(chain) ?? chainStart)) return [];
    return [{ chain, sequence: null, problem: 'Rows are missing at the end' }];
  });
}
