import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimantSessionRow, claimantSessions } from '../schema/claimant-sessions';

export { type ClaimantSessionRow };

/** What a session opens: a claim, as one of those who claim it, or the report of whoever made it. */
export type OpenedBySession =
  { claimId: string; claimantId: string; reportId: null } | { claimId: null; claimantId: null; reportId: string };

/** A session, live or not, with what it opens. */
export type ClaimantSession = Omit<ClaimantSessionRow, keyof OpenedBySession> & OpenedBySession;

export type NewClaimantSession = Pick<ClaimantSessionRow, 'id' | 'cellNumber' | 'address' | 'userAgent' | 'expiresAt'> &
  OpenedBySession & { now: Date };

/** Starts a session at counter 0. */
export async function createClaimantSession(
  executor: Executor,
  { now, ...session }: NewClaimantSession,
): Promise<ClaimantSessionRow> {
  const rows = await executor
    .insert(claimantSessions)
    .values({ ...session, counter: 0, createdAt: now, advancedAt: now })
    .returning();
  return rows[0] as ClaimantSessionRow;
}

/** The session, live or not; null when there is none. */
export async function findClaimantSession(executor: Executor, id: string): Promise<ClaimantSession | null> {
  const [session] = await executor.select().from(claimantSessions).where(eq(claimantSessions.id, id));
  return session ? opened(session) : null;
}

/** The database holds that a session opens one of the two. */
function opened({ claimId, claimantId, reportId, ...session }: ClaimantSessionRow): ClaimantSession {
  if (reportId !== null) return { ...session, claimId: null, claimantId: null, reportId };
  if (claimId === null || claimantId === null) throw new Error(`The session ${session.id} opens nothing`);
  return { ...session, claimId, claimantId, reportId };
}

/** The session, held until the end of the transaction: one refresh at a time. */
export async function lockClaimantSession(tx: Transaction, id: string): Promise<ClaimantSessionRow | null> {
  const [session] = await tx.select().from(claimantSessions).where(eq(claimantSessions.id, id)).for('update');
  return session ?? null;
}

/** Moves a live session on by one, or gives null when it is revoked or no longer stands at that counter. */
export async function advanceClaimantSession(
  executor: Executor,
  id: string,
  counter: number,
  now: Date,
): Promise<ClaimantSessionRow | null> {
  const [session] = await executor
    .update(claimantSessions)
    .set({ counter: sql`${claimantSessions.counter} + 1`, advancedAt: now })
    .where(and(eq(claimantSessions.id, id), eq(claimantSessions.counter, counter), isNull(claimantSessions.revokedAt)))
    .returning();
  return session ?? null;
}

/** Ends a session. False when there is none or it had ended: the first reason stays. */
export async function revokeClaimantSession(
  executor: Executor,
  id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const rows = await executor
    .update(claimantSessions)
    .set({ revokedAt: now, revokedReason: reason })
    .where(and(eq(claimantSessions.id, id), isNull(claimantSessions.revokedAt)))
    .returning({ id: claimantSessions.id });
  return rows.length === 1;
}
