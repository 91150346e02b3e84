import { getTableColumns, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { rowsOf, type Transaction } from '../database/database';
import { audit, auditHeads, type AuditRow } from '../schema/audit';
import { textAsStored, valueAsStored } from './as-stored';
import { chainStart, coveredAfterHash } from './audit-hash';

/** Where events go that belong to no policy. */
export const systemChain = 'SYSTEM';

/** What happened. Never put a code, a token or an account number into it. */
export interface AuditEvent {
  at: Date;
  actorType: 'CUSTOMER' | 'CLAIMANT' | 'STAFF' | 'SYSTEM' | 'ANONYMOUS';
  actorId?: string | null;
  role?: string | null;
  requestId?: string | null;
  ip?: string | null;
  /** The number asked about, known or not. Without one the event goes to the system chain. */
  policyNumber?: string | null;
  /** For instance `LOGIN_SUCCEEDED`. */
  action: string;
  entityType?: string | null;
  entityId?: string | null;
  before?: unknown;
  after?: unknown;
  reason?: string | null;
  outcome: 'SUCCEEDED' | 'REFUSED' | 'FAILED';
}

/**
 * Adds one row at the end of its chain, in the transaction of the change it tells of: both happen or neither.
 *
 * The head of the chain is held until that transaction ends, so call it last; others who append there wait.
 */
export async function appendAudit(tx: Transaction, event: AuditEvent): Promise<AuditRow> {
  const policyNumber = orNull(event.policyNumber);
  const row = {
    chain: policyNumber ?? systemChain,
    at: event.at,
    actorType: event.actorType,
    actorId: orNull(event.actorId),
    role: orNull(event.role),
    requestId: orNull(event.requestId),
    ip: orNull(event.ip),
    policyNumber,
    action: textAsStored(event.action),
    entityType: orNull(event.entityType),
    entityId: orNull(event.entityId),
    before: valueAsStored(event.before),
    after: valueAsStored(event.after),
    reason: orNull(event.reason),
    outcome: event.outcome,
  };
  return (await appendRow(tx, row)) ?? beginChain(tx, row);
}

type Row = Omit<AuditRow, 'sequence' | 'previousHash' | 'hash'>;
const { sequence: _sequence, previousHash: _previousHash, hash: _hash, ...given } = getTableColumns(audit);
const names = Object.keys(given) as (keyof Row)[];

/**
 * Null: the chain has no head yet. In one statement, as others wait for the head meanwhile: the database puts the last hash, which it alone
 * knows once it holds the head, before what else is covered (`auditHash`).
 */
async function appendRow(tx: Transaction, row: Row): Promise<AuditRow | null> {
  const result = await append(tx, { ...row, covered: coveredAfterHash(row) });
  const [added] = rowsOf<{ sequence: string | number; previous_hash: string; hash: string }>(result);
  return added
    ? { ...row, sequence: Number(added.sequence), previousHash: added.previous_hash, hash: added.hash }
    : null;
}

const append = builtOnce((_, row: Row & { covered: string }) => {
  const columns = sql.join(
    names.map((name) => sql.identifier(audit[name].name)),
    sql`, `,
  );
  const values = sql.join(
    names.map((name) => sql`${sql.param(row[name], audit[name])}`),
    sql`, `,
  );
  return sql`
    WITH last AS (
      SELECT chain, hash FROM audit_heads WHERE chain = ${row.chain} FOR UPDATE
    ), next AS (
      UPDATE audit_heads SET hash = encode(sha256(convert_to('["' || last.hash || ${row.covered}, 'UTF8')), 'hex')
      FROM last WHERE audit_heads.chain = last.chain
      RETURNING last.hash AS previous_hash, audit_heads.hash
    )
    INSERT INTO audit (${columns}, previous_hash, hash)
    SELECT ${values}, previous_hash, hash FROM next
    RETURNING sequence, previous_hash, hash`;
});

/** The first row of a chain; somebody else may be faster, and is waited for. */
async function beginChain(tx: Transaction, row: Row): Promise<AuditRow> {
  await tx.insert(auditHeads).values({ chain: row.chain, hash: chainStart }).onConflictDoNothing();
  const added = await appendRow(tx, row);
  if (added === null) throw new Error('The chain has no head although one was added');
  return added;
}

/** The hash covers what the database gives back, so text that it would change is changed before. */
const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null ? null : textAsStored(text);
