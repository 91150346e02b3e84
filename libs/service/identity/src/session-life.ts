import { type SessionRow } from '@portal/service-store';
import { identityLimits, later } from './identity-limits';
import { type TokenKind, type Tokens } from './tokens';

const { session: limits, accessToken } = identityLimits;

/** What the rules need to know of a session: one sign-in and the family of tokens that came of it. */
export type SessionState = Pick<SessionRow, 'id' | 'counter' | 'advancedAt' | 'expiresAt' | 'revokedAt'>;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** As what the two tokens of a session are made: those of one kind of session are no tokens of another. */
export type PairKinds = Record<keyof typeof ofCustomers, TokenKind>;
export const ofCustomers = { access: 'access', refresh: 'refresh' } as const;
export const ofClaimants = { access: 'claimAccess', refresh: 'claimRefresh' } as const;

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** When a session ends unless it is refreshed: 30 minutes after the last refresh, and never after its 12 hours. */
export const sessionExpiresAt = ({ advancedAt, expiresAt }: Pick<SessionState, 'advancedAt' | 'expiresAt'>): Date =>
  earlier(later(advancedAt, limits.idleMs), expiresAt);

/** Whether a session may still be used: not ended, not idle for 30 minutes, not 12 hours old (docs/reliability.md#a13). */
export const isLive = (session: Omit<SessionState, 'id' | 'counter'>, now: Date): boolean =>
  session.revokedAt === null && now < sessionExpiresAt(session);

/** The tokens of a session's current rotation. The same state gives the same tokens. */
export function tokenPairOf(session: SessionState, tokens: Tokens, kinds: PairKinds = ofCustomers): TokenPair {
  const expiresAt = sessionExpiresAt(session);
  const { id: sessionId, counter, advancedAt } = session;
  const accessExpiresAt = earlier(later(advancedAt, accessToken.livesMs), expiresAt);
  return {
    accessToken: tokens.make(kinds.access, { sessionId, counter, expiresAt: accessExpiresAt }),
    refreshToken: tokens.make(kinds.refresh, { sessionId, counter, expiresAt }),
  };
}
