import { identityLimits } from './identity-limits';
import { isLive, type SessionState } from './session-life';

/**
 * - `ADVANCE`: the current token; the session moves on by one.
 * - `REPEAT`: its parent, again, while the answer may have been lost; the same successor is given once more.
 * - `THEFT`: a token that was exchanged before; the whole family ends.
 * - `RAN_OUT`: the newest token, or its parent, of a session that nobody ended: its time is over.
 * - `REFUSE`: a session that was ended, or a token it never gave.
 */
export type RefreshDecision = 'ADVANCE' | 'REPEAT' | 'THEFT' | 'RAN_OUT' | 'REFUSE';

/**
 * What becomes of a refresh token with this counter (docs/reliability.md#a5 to #a7, #a13).
 *
 * The direct parent is excused for 30 seconds, for as long as the successor's refresh token was not exchanged: that
 * exchange would have moved the session's counter on, so the parent would no longer be one behind.
 */
export function decideRefresh(session: SessionState, counter: number, now: Date): RefreshDecision {
  if (session.revokedAt !== null || counter > session.counter) return 'REFUSE';
  if (!isLive(session, now)) return counter >= session.counter - 1 ? 'RAN_OUT' : 'REFUSE';
  if (counter === session.counter) return 'ADVANCE';
  const isParent = counter === session.counter - 1;
  const inGrace = now.getTime() - session.advancedAt.getTime() <= identityLimits.session.graceMs;
  return isParent && inGrace ? 'REPEAT' : 'THEFT';
}
