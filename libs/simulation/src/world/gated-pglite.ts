import { type PGlite, type Transaction as PgliteTransaction } from '@electric-sql/pglite';
import { type Database, fromDriver, schema } from '@portal/service-store';
import { drizzle } from 'drizzle-orm/pglite';
import { type StatementGate } from './statement-gate';

/** A process's own way to an embedded database that several simulated processes share. */
export function gatedPglite(client: PGlite, gate: StatementGate): Database {
  const queryOf =
    (target: Pick<PgliteTransaction, 'query'>): PgliteTransaction['query'] =>
    (text, params, options) =>
      gate.pass(() => target.query(text, params, options));
  const gated = {
    query: queryOf(client),
    transaction: <T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> =>
      gate.pass(() =>
        client.transaction((tx) => work({ query: queryOf(tx) } as unknown as PgliteTransaction)),
      ) as Promise<T>,
  };
  return fromDriver(drizzle(gated as unknown as PGlite, { schema }));
}
