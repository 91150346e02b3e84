import { type LoggedError } from './log-event';
import { loggedError } from './logged-error';
import { Refusal } from './refusal';

/** What to answer and, when we made a mistake, what to log about it. */
export interface LastResort {
  refusal: Refusal;
  error?: LoggedError;
}

/** Turns everything that was thrown, of whatever kind, into the standard failure. Unknown errors tell callers nothing. */
export const lastResort = (thrown: unknown): LastResort =>
  thrown instanceof Refusal
    ? { refusal: thrown, ...(thrown.cause !== undefined && { error: loggedError(thrown.cause) }) }
    : { refusal: new Refusal('INTERNAL_SERVER_ERROR'), error: loggedError(thrown) };
