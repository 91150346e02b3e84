import { type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from '../schema/tables';

/** The tables. A driver outside this library is opened with them: `drizzle(pool, { schema })`. */
export { schema };

/** A database with our tables, whichever driver is below it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The handle inside a transaction: the only one to use there, since PGlite has one connection and would wait for ever. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query may run. */
export type Executor = Database | Transaction;

/** Takes any Drizzle database over our tables, for instance one over node-postgres. */
export const fromDriver = <Result extends PgQueryResultHKT>(database: PgDatabase<Result, typeof schema>): Database =>
  database as unknown as Database;

/** The rows of a statement written as SQL. Both drivers answer `{ rows }`. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
