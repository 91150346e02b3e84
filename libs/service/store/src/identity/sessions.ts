import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { policies } from '../schema/policies';
import { holdCustomer } from '../policies/customers';
import { type SessionRow, sessions } from '../schema/sessions';

export interface NewSession {
  id: string;
  customerId: string;
  policyNumber: string;
  address: string;
  userAgent: string | null;
  device?: string;
  now: Date;
  /** The end that no refresh extends. */
  expiresAt: Date;
}

/** Starts a session at counter 0. */
export async function createSession(executor: Executor, { now, ...session }: NewSession): Promise<SessionRow> {
  const rows = await executor
    .insert(sessions)
    .values({ ...session, counter: 0, createdAt: now, advancedAt: now })
    .returning();
  return rows[0] as SessionRow;
}

/** A session, live or not, or null. */
export async function findSession(executor: Executor, id: string): Promise<SessionRow | null> {
  const [session] = await executor.select().from(sessions).where(eq(sessions.id, id));
  return session ?? null;
}

/** The same, held until the end of the transaction: one refresh at a time. */
export async function lockSession(tx: Transaction, id: string): Promise<SessionRow | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return session ?? null;
}

/** Moves a live session on by one, or gives null when it is revoked or no longer stands at that counter. */
export async function advanceSession(
  executor: Executor,
  id: string,
  counter: number,
  now: Date,
): Promise<SessionRow | null> {
  const [session] = await executor
    .update(sessions)
    .set({ counter: sql`${sessions.counter} + 1`, advancedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.counter, counter), isNull(sessions.revokedAt)))
    .returning();
  return session ?? null;
}

/** Remembers which policy is on screen. Whoever calls has made sure that it is the customer's own. */
export async function selectPolicy(executor: Executor, sessionId: string, policyNumber: string): Promise<void> {
  await executor.update(sessions).set({ selectedPolicyNumber: policyNumber }).where(eq(sessions.id, sessionId));
}

/** Ends one session. False when there is none or it had ended: the first reason stays. */
export async function revokeSession(executor: Executor, id: string, reason: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length === 1;
}

interface Ending {
  /** The session that goes on; null: none does. */
  keptId: string | null;
  reason: string;
  now: Date;
}

/**
 * Ends the live sessions of a customer and gives how many. The customer is held: a session that somebody begins at the same time is there and
 * ends too, or is begun by somebody who sees what the sessions were ended for.
 */
export async function revokeSessionsOf(
  tx: Transaction,
  customerId: string,
  { keptId, reason, now }: Ending,
): Promise<number> {
  await holdCustomer(tx, customerId);
  const isLive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
  const rows = await tx
    .update(sessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(sessions.customerId, customerId), keptId === null ? undefined : ne(sessions.id, keptId), isLive))
    .returning({ id: sessions.id });
  return rows.length;
}

/** Whether the holder of this policy has signed in on this device before, with whichever policy. */
export async function hasSignedInOn(executor: Executor, policyNumber: string, device: string): Promise<boolean> {
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(policies, eq(policies.customerId, sessions.customerId))
    .where(and(eq(policies.policyNumber, policyNumber), eq(sessions.device, device)))
    .limit(1);
  return rows.length === 1;
}
