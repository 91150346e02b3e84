import { ApiError } from './api-error';

/** Repeats of a failed read (docs/specification.md#s9). */
const retries = 3;
/** The longest wait before a repeat, in milliseconds. */
const longestWait = 30_000;

/**
 * Whether the query layer repeats a failed read: three times, and only when a repeat can change the answer. A refusal
 * (4xx) stays a refusal, what is not there yet (501) stays away, and a mistake of ours stays a mistake.
 */
export const retryRule = (failures: number, error: Error): boolean =>
  failures < retries && error instanceof ApiError && error.status >= 500 && error.status !== 501;

/**
 * Milliseconds before a repeat: one second doubled with each failure, at most 30 seconds, of which the upper half is
 * left to chance, so that many browsers do not come back in the same instant.
 */
export const retryDelay =
  (random: () => number) =>
  (failures: number): number =>
    (Math.min(1000 * 2 ** failures, longestWait) / 2) * (1 + random());
