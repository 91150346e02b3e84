import { type Query, textOf } from './query';

/** What the database says to a `BEGIN`: nothing that anybody reads. */
const begun = { command: 'BEGIN', rowCount: null, rows: [], fields: [] };

/**
 * Sends the `BEGIN` of a transaction together with the statements that come first, as long as they only read: one wait less for each transaction.
 * If it fails, so do they, and whatever is asked before the transaction is undone: nothing is ever written without a transaction (decision 011).
 */
export function beginWithReads(query: Query): Query {
  /** A `BEGIN` that is not answered yet. */
  let pending: Promise<unknown> | null = null;
  /** Whether something waits for it, behind which everything else has its turn. */
  let isWaitedFor = false;
  /** Why there is no transaction. */
  let failure: { error: Error } | null = null;

  const begin = (args: unknown[]) => {
    const answer = Promise.resolve(query(...args));
    [pending, isWaitedFor, failure] = [answer, false, null];
    answer.then(
      () => (pending = null),
      (error: Error) => ([pending, failure] = [null, { error }]),
    );
    return Promise.resolve(begun);
  };
  const undo = async (args: unknown[]) => {
    await pending?.catch(() => undefined);
    failure = null;
    return query(...args);
  };

  return (...args) => {
    const text = textOf(args[0]);
    if (text.startsWith('begin')) return begin(args);
    if (text === 'rollback') return undo(args);
    if (failure !== null) return Promise.reject(failure.error);
    if (pending === null) return query(...args);
    if (!isWaitedFor && /^select /i.test(text))
      return Promise.all([query(...args), pending]).then(([answer]) => answer);
    isWaitedFor = true;
    return pending.then(() => query(...args));
  };
}
