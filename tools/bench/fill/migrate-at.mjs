import { drizzle } from 'drizzle-orm/node-postgres';
import { openPool } from '../postgres.mjs';

/** Brings a database to the tables of the service as it is. */
export async function migrateAt({ store }, url) {
  const pool = openPool(url, { max: 1 });
  await store.migrate(store.fromDriver(drizzle(pool, { schema: store.schema })), new Date()).finally(() => pool.end());
}
