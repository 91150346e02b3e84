import { type StoredSession, type Tokens } from '@portal/contract';
import { type Answer } from './answer';
import { ranOut } from './ran-out';
import { type SessionPort } from './session-port';

export interface RefreshPorts {
  session: SessionPort;
  getTokens: (current: StoredSession) => Promise<Answer<Tokens>>;
  /** Held across tabs. Without it two tabs may both refresh, which the service forgives within its grace. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds on a clock that never goes back. */
  now: () => number;
}

/** How long one tab waits for another that refreshes, in milliseconds. */
const lockWait = 10_000;
/** How long a refresh token rests after a refresh that the network lost, in milliseconds. Inside the service's grace of 30 s. */
const restAfterLoss = 5_000;

/**
 * Makes the one refresh behind every 401. The function it gives takes the session that was refused and resolves to
 * one worth repeating the call with, or to null. It never rejects.
 *
 * - Calls refused together wait for one refresh; one refused late finds the newer session and starts none.
 * - A refresh token that the service refused ends the session and is never sent again. Where it says that the session ran out, so does
 *   this: what a phone keeps outlives that.
 * - A refresh that was lost on the way leaves the session as it is.
 */
export function refreshOnce({ session, getTokens, locks, now }: RefreshPorts) {
  let flight: Promise<StoredSession | null> | undefined;
  let barred = { token: '', until: 0 };

  /** A session that is not the one refused. Undefined: the refused one still is stored. */
  const otherThan = (refused: StoredSession) => {
    const stored = session.read();
    return stored?.accessToken === refused.accessToken ? undefined : stored;
  };

  const renew = async (refused: StoredSession): Promise<StoredSession | null> => {
    const other = otherThan(refused);
    if (other !== undefined) return other;
    const { refreshToken } = refused;
    if (refreshToken === barred.token && now() < barred.until) return null;

    const tokens = await getTokens(refused);
    if (tokens.success) {
      session.renew(refused, tokens.data);
    } else {
      const isRefused = tokens.status === 401;
      barred = { token: refreshToken, until: isRefused ? Infinity : now() + restAfterLoss };
      if (isRefused) session.end(refused, tokens === ranOut);
    }
    return otherThan(refused) ?? null;
  };

  /** Holds the lock of all tabs while it renews. A lock that does not come in time is done without. */
  const renewAlone = async (refused: StoredSession) => {
    let started: Promise<StoredSession | null> | undefined;
    const start = () => (started ??= renew(refused));
    await locks?.request('tk', { signal: AbortSignal.timeout(lockWait) }, start).catch(() => undefined);
    return start();
  };

  return async (refused: StoredSession): Promise<StoredSession | null> => {
    if (flight) return flight;
    const other = otherThan(refused);
    if (other !== undefined) return other;
    flight = renewAlone(refused)
      .catch(() => null)
      .finally(() => (flight = undefined));
    return flight;
  };
}
