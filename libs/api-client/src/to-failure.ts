import { type Failure } from '@portal/contract';
import type { HTTPError } from 'ky';
import { internalServerError, unauthorized } from './failures';
import { ranOut } from './ran-out';
import { readFailure } from './read-reply';

/** By its name: the library itself is not there before the first call. */
const isHTTPError = (error: unknown): error is HTTPError<unknown> =>
  error instanceof Error && error.name === 'HTTPError';

/**
 * Turns whatever ky threw into a Failure. The one place that knows how ky fails.
 *
 * An HTTPError carries the body it read in `data`: JSON, text, or undefined when there was none. Everything else
 * (NetworkError, TimeoutError, an abort, a mistake of ours) means that nothing usable came back.
 */
export function toFailure(error: unknown): Failure {
  if (!isHTTPError(error)) return internalServerError;
  const { status } = error.response;
  const failure = readFailure(status, error.data);
  if (status !== 401) return failure;
  return failure.message === ranOut.message ? ranOut : unauthorized;
}
