import { eq, sql } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { audit, auditHeads, type AuditRow } from '../schema/audit';
import { textAsStored, valueAsStored } from './as-stored';
import { auditHash, chainStart } from './audit-hash';

/** Where events go that belong to no policy. */
export const systemChain = 'SYSTEM';

/** What happened. Never put a code, a token or an account number into it. */
export interface AuditEvent {
  at: Date;
  actorType: 'CUSTOMER' | 'STAFF' | 'SYSTEM' | 'ANONYMOUS';
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
  const chain = policyNumber ?? systemChain;
  const row = {
    chain,
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
    previousHash: await lockHead(tx, chain),
  };
  const hash = auditHash(row);
  // In one statement, as others wait for the head meanwhile.
  const moved = tx
    .$with('moved')
    .as(tx.update(auditHeads).set({ hash }).where(eq(auditHeads.chain, chain)).returning({ chain: auditHeads.chain }));
  const appended = await tx
    .with(moved)
    .insert(audit)
    .values({ ...row, hash })
    .returning();
  return appended[0] as AuditRow;
}

/** The last hash of the chain, locked. The update changes nothing: it takes the lock and reads what is committed. */
async function lockHead(tx: Transaction, chain: string): Promise<string> {
  const [head] = await tx
    .insert(auditHeads)
    .values({ chain, hash: chainStart })
    .onConflictDoUpdate({ target: auditHeads.chain, set: { hash: sql`${auditHeads.hash}` } })
    .returning();
  return head?.hash ?? chainStart;
}

/** The hash covers what the database gives back, so text that it would change is changed before. */
const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null ? null : textAsStored(text);
