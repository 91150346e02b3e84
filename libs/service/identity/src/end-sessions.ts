import { inTransaction, lockSession, revokeSessionsOf } from '@portal/service-store';
import { auditSession } from './audit-session';
import { type Origin, type Workshop } from './dependencies';
import { done, type Outcome, unauthorized } from './outcome';
import { type SessionBook } from './session-book';
import { isLive, type SessionState } from './session-life';

/** Signs out: every token of the session is refused from now on. A session that is over already stays as it is. */
export async function logOut<Session extends SessionState>(
  { database, clock }: Workshop,
  sessionId: string,
  origin: Origin,
  book: SessionBook<Session>,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const session = await book.lock(tx, sessionId);
    if (session === null || !(await book.revoke(tx, sessionId, 'LOGGED_OUT', now))) return;
    await book.audit(tx, session, { action: 'LOGGED_OUT', origin, at: now });
  });
}

/** Ends the customer's sessions on other devices and says how many. Refuses with 401 when this one is over itself. */
export async function endOtherSessions(
  { database, clock }: Workshop,
  sessionId: string,
  origin: Origin,
): Promise<Outcome<{ ended: number }>> {
  const now = clock.now();
  return inTransaction(database, async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (session === null || !isLive(session, now)) return unauthorized();
    const ending = { keptId: sessionId, reason: 'ENDED_ELSEWHERE', now };
    const ended = await revokeSessionsOf(tx, session.customerId, ending);
    await auditSession(tx, session, 'OTHER_SESSIONS_ENDED', origin, now, { ended });
    return done({ ended });
  });
}
