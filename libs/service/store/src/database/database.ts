import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type Observe } from '../base/ports';
import * as schema from '../schema/tables';

/** The tables. A driver outside this library is opened with them: `drizzle(pool, { schema })`. */
export { schema };

/** A database with our tables, whichever driver is below it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The handle inside a transaction: the only one to use there, since PGlite has one connection and would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query may run. */
export type Executor = Database | Transaction;

/** Takes any Drizzle database over our tables, for instance one over node-postgres. Its transactions may be watched. */
export function fromDriver<Result extends PgQueryResultHKT>(
  driver: PgDatabase<Result, typeof schema>,
  observe?: Observe,
): Database {
  const database = driver as unknown as Database;
  if (!observe) return database;
  const transaction = database.transaction.bind(database);
  database.transaction = (work, config) =>
    observe({ kind: 'transaction', name: 'transaction' }, () => transaction(work, config));
  return database;
}

/** The rows of a statement written as SQL. Both drivers answer `{ rows }`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
