import { type ErrorCode } from '@portal/contract';
import { type Outcome } from '@portal/service-identity';
import { Refusal } from '../wire/refusal';

/** The data of an outcome; a refusal leaves as one, with when to come back where that is known. */
export function settle<T>(outcome: Outcome<T>): T {
  if (outcome.success) return outcome.data;
  const { failure, retryAfterSeconds } = outcome;
  const headers: Record<string, string> =
    retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  throw new Refusal(failure.code as ErrorCode, failure.message, { headers });
}
