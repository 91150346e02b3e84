import { type Failure, refuse } from '@portal/contract';
import { type PinRefusal } from './decide-send';

/** What identity could not do: what to answer, and when to come back where that is known. */
export interface Refusal {
  success: false;
  failure: Failure;
  /** Whole seconds, for the Retry-After header. Null: waiting does not help. */
  retryAfterSeconds: number | null;
}

export type Outcome<T> = { success: true; data: T } | Refusal;

export const done = <T>(data: T): Outcome<T> => ({ success: true, data });

export const refused = (failure: Failure, retryAfterSeconds: number | null = null): Refusal => ({
  success: false,
  failure,
  retryAfterSeconds,
});

/** A limit or a lock, in the words of docs/domain/conduct.md#r8-3. */
export const refusedByRule = ({ code, retryAfterSeconds }: PinRefusal): Refusal =>
  refused(refuse(code), retryAfterSeconds);

export const unauthorized = (): Refusal => refused(refuse('UNAUTHORIZED'));
