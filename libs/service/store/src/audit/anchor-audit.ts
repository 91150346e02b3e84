import { sha256 } from '@noble/hashes/sha2.js';
import { hmac } from '@noble/hashes/hmac.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { desc, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database';
import { type AuditAnchorRow, auditAnchors, type AuditRow } from '../schema/audit';
import { inTransaction } from '../database/transaction';
import { chainStart } from './audit-hash';
import { auditRows } from './audit-rows';
import { canonicalJson } from './canonical-json';

const hour = 3_600_000;
/** How long others are waited for who began to write before: so many times a tenth of a second. */
const mostWaits = 20;

/** What an anchor covers: every row up to its sequence, how many there are, and how many chains they begin. */
export type Anchored = Omit<AuditAnchorRow, 'mac'>;

/** The seal of an anchor, which nobody can make who does not know the key. */
export const anchorMac = (key: string, { number, at, sequence, rows, chains, digest, previousMac }: Anchored): string =>
  bytesToHex(
    hmac(
      sha256,
      utf8ToBytes(key),
      utf8ToBytes(canonicalJson([number, at.toISOString(), sequence, rows, chains, digest, previousMac])),
    ),
  );

/** Adds up rows in the order of their sequence: their hashes into one digest, how many, and how many begin a chain. */
export function rowCounter(rows = 0, chains = 0) {
  const digest = sha256.create();
  return {
    add({ sequence, hash, previousHash }: Pick<AuditRow, 'sequence' | 'hash' | 'previousHash'>) {
      digest.update(utf8ToBytes(`${sequence} ${hash}\n`));
      rows += 1;
      if (previousHash === chainStart) chains += 1;
    },
    sum: () => ({ rows, chains, digest: bytesToHex(digest.clone().digest()) }),
  };
}

export interface AnchorTools {
  database: Database;
  clock: { now(): Date };
  key: string;
}

/**
 * Adds an anchor over all that was written since the last one, at most once an hour; gives it, or null when there was nothing to do.
 *
 * Nobody who writes waits for it. It covers rows up to a sequence below which nothing more can come: whoever could still write there
 * began before it looked, and is waited for. Of several processes one adds the anchor.
 */
export async function anchorAudit({ database, clock, key }: AnchorTools): Promise<AuditAnchorRow | null> {
  const now = clock.now();
  const [last] = await database.select().from(auditAnchors).orderBy(desc(auditAnchors.number)).limit(1);
  if (last && now.getTime() - last.at.getTime() < hour) return null;
  const sequence = await settledSequence(database);
  if (sequence === null || sequence <= (last?.sequence ?? 0)) return null;
  return inTransaction(database, async (tx) => {
    const counter = rowCounter(last?.rows, last?.chains);
    for await (const row of auditRows(tx, 1000, { after: last?.sequence ?? 0, upTo: sequence })) counter.add(row);
    const anchored: Anchored = {
      number: (last?.number ?? 0) + 1,
      at: now,
      sequence,
      ...counter.sum(),
      previousMac: last?.mac ?? chainStart,
    };
    const anchor = { ...anchored, mac: anchorMac(key, anchored) };
    const added = await tx.insert(auditAnchors).values(anchor).onConflictDoNothing().returning();
    return added[0] ?? null;
  });
}

/** The newest sequence below which every row is there that ever will be; null when others write for too long. */
async function settledSequence(database: Database): Promise<number | null> {
  const read = async <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(await database.execute(statement))[0];
  // The number that this takes comes after those of all who have taken a sequence: whoever writes has a number before that.
  const seen = await read<{ sequence: string | null; next: string }>(sql`
    SELECT (SELECT max(sequence) FROM audit)::text AS sequence, pg_current_xact_id()::text AS next`);
  if (!seen?.sequence) return null;
  for (let waits = 0; waits < mostWaits; waits += 1) {
    const now = await read<{ done: boolean }>(
      sql`SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${seen.next}::xid8 AS done`,
    );
    if (now?.done) return Number(seen.sequence);
    await database.execute(sql`SELECT pg_sleep(0.1)`);
  }
  return null;
}
