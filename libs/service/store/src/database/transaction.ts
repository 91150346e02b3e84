import { type Database, type Transaction } from './database';

/** A conflict between transactions that a repeat can win: serialisation failure and deadlock. */
const conflicts = new Set(['40001', '40P01']);
const mostRetries = 3;

/** The SQLSTATE of a failure, looked for below the wrapping of the query builder. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

/** True for a row that a unique index refused. */
export const isDuplicate = (error: unknown): boolean => sqlState(error) === '23505';

/**
 * Statements of one transaction that need nothing of each other, sent without waiting for each other's answers (apps/service, decision 009).
 *
 * Waits for all of them, whatever becomes of one: none may come after the transaction was undone. Then it fails as the first did that
 * failed; the others only tell that the transaction was lost.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [One in keyof Work]: Awaited<Work[One]> }> {
  const started = work.map((one) => Promise.resolve(one)); // a query of the builder begins anew whenever it is waited for
  const all = Promise.all(started);
  await Promise.allSettled([all, ...started]);
  return all as Promise<{ -readonly [One in keyof Work]: Awaited<Work[One]> }>;
}

/**
 * Does the work in one transaction, READ COMMITTED: all of it happens or none.
 *
 * A lost conflict is tried again at most 3 times, so the work must touch nothing but the handle it is given. Whatever
 * else the work throws undoes the transaction and is passed on.
 */
export async function inTransaction<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await database.transaction(work, { isolationLevel: 'read committed' });
    } catch (error) {
      if (retries === mostRetries || !conflicts.has(sqlState(error) ?? '')) throw error;
    }
  }
}
