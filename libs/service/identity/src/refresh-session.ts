import { refuse, sessionRanOut } from '@portal/contract';
import { inTransaction, type Transaction } from '@portal/service-store';
import { decideRefresh } from './decide-refresh';
import { type Origin, type Workshop } from './dependencies';
import { done, type Outcome, refused, unauthorized } from './outcome';
import { type SessionBook } from './session-book';
import { type SessionState, type TokenPair, tokenPairOf } from './session-life';
import { type TokenContents } from './tokens';

export interface RefreshRequest extends Origin {
  refreshToken: string;
}

/**
 * Exchanges a refresh token for the session's next pair (docs/reliability.md#a5 to #a7). Refuses with 401 UNAUTHORIZED; whoever holds
 * the newest token of a session that nobody ended reads that it ran out.
 *
 * A token that was exchanged before, and is not excused as a lost answer, ends its session: one of two holders stole it.
 * An expired one still tells that, so the session is asked and not the token's own expiry.
 */
export async function refreshSession<Session extends SessionState>(
  workshop: Workshop,
  request: RefreshRequest,
  book: SessionBook<Session>,
): Promise<Outcome<TokenPair>> {
  const contents = workshop.tokens.open(book.kinds.refresh, request.refreshToken);
  if (contents === null) return unauthorized();
  const now = workshop.clock.now();
  const session = await inTransaction(workshop.database, (tx) => nextState(tx, book, contents, request, now));
  if (session === 'RAN_OUT') return refused(refuse('UNAUTHORIZED', sessionRanOut));
  return session === null ? unauthorized() : done(tokenPairOf(session, workshop.tokens, book.kinds));
}

/** The state whose tokens are given, or why there is none. */
async function nextState<Session extends SessionState>(
  tx: Transaction,
  book: SessionBook<Session>,
  { sessionId, counter }: TokenContents,
  origin: Origin,
  now: Date,
): Promise<Session | 'RAN_OUT' | null> {
  const session = await book.lock(tx, sessionId);
  if (session === null) return null;
  switch (decideRefresh(session, counter, now)) {
    case 'ADVANCE':
      return book.advance(tx, sessionId, counter, now);
    case 'REPEAT':
      return session;
    case 'THEFT':
      await book.revoke(tx, sessionId, 'THEFT_SUSPECTED', now);
      await book.audit(tx, session, {
        action: 'THEFT_SUSPECTED',
        origin,
        at: now,
        details: { counter, currentCounter: session.counter },
      });
      return null;
    case 'RAN_OUT':
      return 'RAN_OUT';
    case 'REFUSE':
      return null;
  }
}
