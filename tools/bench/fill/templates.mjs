// The templates of a book: families that have lived with the service, in a database of their own that is gone afterwards.
import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool, startPostgres } from '../postgres.mjs';
import { columnsOf, readRows, refuseUnlistedTables } from './read-rows.mjs';
import { live, startOf } from './live.mjs';
import { templateOf } from './template.mjs';

/** Lets each plan live from one day to another, and gives the templates with their shares, and the columns of every table. */
export async function makeTemplates(code, plans, { from, to }) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-templates-'));
  const postgres = await startPostgres(folder);
  const pool = openPool(postgres.url, {
    max: 4,
    pipeline: true, // as the service's are
    options: '-c synchronous_commit=off -c TimeZone=UTC',
  });
  try {
    const database = code.store.fromDriver(drizzle(pool, { schema: code.store.schema }));
    const lived = await live(code, plans, { database, from, to });
    await refuseUnlistedTables(pool);
    const columns = await columnsOf(pool);
    const templates = [];
    for (const one of lived) {
      const rows = await readRows(pool, columns, {
        policyNumber: one.policy.Policy_Number,
        start: startOf(from).toISOString(),
      });
      templates.push({ ...templateOf(code.domain, one, rows), name: one.name, share: one.share });
    }
    return { templates, columns };
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
