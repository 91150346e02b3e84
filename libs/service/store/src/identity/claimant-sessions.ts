import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { claims } from '../schema/claims';
import { type ClaimantSessionRow, claimantSessions } from '../schema/claimant-sessions';

export { type ClaimantSessionRow };

export interface NewClaimantSession extends Pick<
  ClaimantSessionRow,
  'id' | 'claimId' | 'claimantId' | 'cellNumber' | 'address' | 'userAgent' | 'expiresAt'
> {
  now: Date;
}

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

/** The session, live or not, with the policy of its claim; null when there is none. */
export async function findClaimantSession(
  executor: Executor,
  id: string,
): Promise<(ClaimantSessionRow & { policyNumber: string }) | null> {
  const [found] = await executor
    .select({ session: claimantSessions, policyNumber: claims.policyNumber })
    .from(claimantSessions)
    .innerJoin(claims, eq(claims.id, claimantSessions.claimId))
    .where(eq(claimantSessions.id, id));
  return found ? { ...found.session, policyNumber: found.policyNumber } : null;
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
