import { isDatabaseAway, UnusableRecord } from '@portal/service-store';
import { type LoggedError } from './log-event';
import { loggedError } from './logged-error';
import { Refusal } from './refusal';
import { TimedOut } from './time-limit';

/** What to answer and, when something went wrong, what to log about it. */
export interface LastResort {
  refusal: Refusal;
  error?: LoggedError;
}

/** Seconds after which it is worth trying again, where nobody knows better. */
const comeBackAfter = '5';

/**
 * Turns everything that was thrown, of whatever kind, into the standard failure. Unknown errors tell callers nothing.
 *
 * A database that is away, locked or out of connections, and a call that took too long, are 503 with when to come back.
 */
export function lastResort(thrown: unknown): LastResort {
  if (thrown instanceof Refusal) {
    const { failure, headers, cause } = thrown;
    if (failure.status === 503) headers['retry-after'] ??= comeBackAfter;
    return { refusal: thrown, ...(cause !== undefined && { error: loggedError(cause) }) };
  }
  const error = loggedError(thrown);
  if (thrown instanceof UnusableRecord) return { refusal: new Refusal('RECORD_UNUSABLE'), error };
  if (!(thrown instanceof TimedOut) && !isDatabaseAway(thrown)) {
    return { refusal: new Refusal('INTERNAL_SERVER_ERROR'), error };
  }
  const headers = { 'retry-after': comeBackAfter };
  return { refusal: new Refusal('PROVIDER_UNAVAILABLE', undefined, { headers }), error };
}
