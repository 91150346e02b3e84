import { lt } from 'drizzle-orm';
import { type Transaction } from '../database/database';
import { claimantSessions } from '../schema/claimant-sessions';
import { foreignRequests } from '../schema/foreign-requests';
import { oneTimePins, pinFailures, pinSends } from '../schema/pins';
import { sessions } from '../schema/sessions';

/**
 * Removes what no rule asks for any more: PINs, their counts and requests for foreign policies from before a moment at least 24
 * hours ago, and sessions, of claimants too, that ended before another. Sessions are worth keeping for 90 days: they say which devices a policyholder signs in on.
 */
export async function sweepIdentity(
  tx: Transaction,
  { pinsBefore, sessionsBefore }: { pinsBefore: Date; sessionsBefore: Date },
) {
  await tx.delete(oneTimePins).where(lt(oneTimePins.createdAt, pinsBefore));
  await tx.delete(pinSends).where(lt(pinSends.sentAt, pinsBefore));
  await tx.delete(pinFailures).where(lt(pinFailures.failedAt, pinsBefore));
  await tx.delete(foreignRequests).where(lt(foreignRequests.askedAt, pinsBefore));
  await tx.delete(sessions).where(lt(sessions.expiresAt, sessionsBefore));
  await tx.delete(claimantSessions).where(lt(claimantSessions.expiresAt, sessionsBefore));
}
