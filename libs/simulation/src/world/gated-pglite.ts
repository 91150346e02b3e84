import { type PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/pglite';
import { type StatementGate } from './statement-gate';

/** A process's own way to an embedded database that several simulated processes share. */
export function gatedPglite(client: PGlite, gate: StatementGate): Database {
  const queryOf =
    (target: Pick<PgliteTransaction, 'query'>): PgliteTransaction['query'] =>
    (text, params, options) =>
      isPartOfBegin(text) ? target.query(text, params, options) : gate.pass(() => target.query(text, params, options));
  const gated = {
    query: queryOf(client),
    transaction: <T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> =>
      inTransaction(client, gate, work, queryOf),
  };
  return fromDriver(drizzle(gated as unknown as PGlite, { schema }));
}

/** What a server is told together with BEGIN. */
const isPartOfBegin = (text: string) => text.startsWith('set transaction ');

type QueryOf = (target: Pick<PgliteTransaction, 'query'>) => PgliteTransaction['query'];

/** As a server counts it: a transaction begins with a statement of its own and ends with one, before or after which a process may end. */
async function inTransaction<T>(
  client: PGlite,
  gate: StatementGate,
  work: (tx: PgliteTransaction) => Promise<T>,
  queryOf: QueryOf,
): Promise<T> {
  await gate.pass(async () => undefined);
  const committed = Promise.withResolvers<void>();
  let ending: Promise<void> = Promise.resolve();
  try {
    const result = await client.transaction(async (tx) => {
      const done = await work({ query: queryOf(tx) } as unknown as PgliteTransaction);
      await new Promise<void>((resolve, reject) => {
        ending = gate.pass(() => {
          resolve();
          return committed.promise;
        });
        ending.catch(reject);
      });
      return done;
    });
    committed.resolve();
    await ending;
    return result;
  } catch (error) {
    committed.resolve();
    if (!gate.isEnded()) await gate.pass(async () => undefined);
    throw error;
  }
}
