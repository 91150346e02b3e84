import { ErrorTimeout } from 'oidc-client-ts';

/** Held across tabs while tokens are renewed. Not `tk`: whoever holds that one may be waiting for this. */
const lockName = 'oidc';
/** Milliseconds that a renewal may take in all, and that one tab waits for another. */
const longest = 30_000;

interface FlightPorts<Result, Start> {
  /** What is so when somebody asks, before the turn comes. */
  start: () => Start;
  work: (start: Start) => Promise<Result>;
  locks: Pick<LockManager, 'request'> | undefined;
  /** Told once of each flight that failed, whoever shared it. */
  onFailure: (error: unknown) => void;
}

/**
 * Lets one piece of work run at a time: whoever asks meanwhile in this tab gets the same result, another tab waits its turn.
 * A refresh token works once, so a turn that does not come is given up rather than taken.
 */
export function oneFlight<Result, Start>({ start, work, locks, onFailure }: FlightPorts<Result, Start>) {
  let flight: Promise<Result> | undefined;

  const inTime = async (started: Start) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ErrorTimeout('The renewal took too long')), longest);
    });
    return Promise.race([work(started), end]).finally(() => clearTimeout(timer));
  };
  const inTurn = async (): Promise<Result> => {
    const started = start();
    if (!locks) return inTime(started);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new ErrorTimeout('Another tab renews')), longest);
    return locks.request(lockName, { signal: stop.signal }, () => {
      clearTimeout(timer);
      return inTime(started);
    });
  };
  const fly = async () => {
    try {
      return await inTurn();
    } catch (error) {
      onFailure(error);
      throw error;
    } finally {
      flight = undefined;
    }
  };
  return (): Promise<Result> => (flight ??= fly());
}
