import { type Failure } from '@portal/contract';
import { isHTTPError } from 'ky';
import { internalServerError, unauthorized } from './failures';
import { readFailure } from './read-reply';

/**
 * Turns whatever ky threw into a Failure. The one place that knows how ky fails.
 *
 * An HTTPError carries the body it read in `data`: JSON, text, or undefined when there was none. Everything else
 * (NetworkError, TimeoutError, an abort, a mistake of ours) means that nothing usable came back.
 */
export function toFailure(error: unknown): Failure {
  if (!isHTTPError(error)) return internalServerError;
  const { status } = error.response;
  return status === 401 ? unauthorized : readFailure(status, error.data);
}
