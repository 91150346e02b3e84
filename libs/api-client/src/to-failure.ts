import { failure, type Failure } from '@portal/contract';
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

/** The same for a call that the specification does not list: a service without it may say so in any shape. */
export function toFailureOfAddition(error: unknown): Failure {
  const usual = toFailure(error);
  return isHTTPError(error) && error.response.status === 404 && usual.status !== 404
    ? failure(404, 'NOT_FOUND', 'Not found')
    : usual;
}
