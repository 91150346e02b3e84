import { identityLimits, later } from './identity-limits';
import { type Tokens } from './tokens';

const { session: limits, accessToken } = identityLimits;

/** What the rules need to know of a session: one sign-in and the family of tokens that came of it. */
export interface SessionState {
  id: string;
  /** How often it has been refreshed. The refresh token with this counter is the current one. */
  counter: number;
  startedAt: Date;
  /** When the current tokens were made: at sign-in, then at each refresh. */
  rotatedAt: Date;
  endedAt: Date | null;
}

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** When a session ends unless it is refreshed: 30 minutes after the last refresh, and never after 12 hours. */
export const sessionExpiresAt = ({ startedAt, rotatedAt }: Pick<SessionState, 'startedAt' | 'rotatedAt'>): Date =>
  earlier(later(rotatedAt, limits.idleMs), later(startedAt, limits.absoluteMs));

/** Whether a session may still be used: not ended, not idle for 30 minutes, not 12 hours old (reliability A13). */
export const isLive = (session: Omit<SessionState, 'id' | 'counter'>, now: Date): boolean =>
  session.endedAt === null && now < sessionExpiresAt(session);

/** The tokens of a session's current rotation. The same state gives the same tokens. */
export function tokenPairOf(session: SessionState, tokens: Tokens): TokenPair {
  const expiresAt = sessionExpiresAt(session);
  const { id: sessionId, counter, rotatedAt } = session;
  const accessExpiresAt = earlier(later(rotatedAt, accessToken.livesMs), expiresAt);
  return {
    accessToken: tokens.make('access', { sessionId, counter, expiresAt: accessExpiresAt }),
    refreshToken: tokens.make('refresh', { sessionId, counter, expiresAt }),
  };
}
