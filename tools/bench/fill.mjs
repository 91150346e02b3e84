// `npm run bench:fill`: a book of policies in a database, as the service would have written it in months and years: families, payments,
// messages, audit, schedules. Says rows a second, bytes a row of every table, and what five years of a million policies come to.
//
// POLICIES in all; LONG of them with YEARS of history, the others with MONTHS. SEED, and TODAY: the last day of it. DATABASE_URL of a
// database whose owner is a superuser, or FOLDER: a PostgreSQL of its own in there, which stays; neither: one that is gone afterwards.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { designBook, fillBook } from './fill/fill-book.mjs';
import { migrateAt } from './fill/migrate-at.mjs';
import { bytesOf, fiveYears, tellSizes } from './fill/sizes.mjs';
import { workspaceCode } from './fill/workspace-code.mjs';
import { startPostgres } from './postgres.mjs';

const number = (name, usual) => Number(process.env[name] ?? usual);
const policies = number('POLICIES', 10_000);
const settings = {
  seed: number('SEED', 1),
  months: number('MONTHS', 3),
  years: number('YEARS', 5),
  long: number('LONG', 0),
};
const floor = 20_000;

const endings = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let isFast = false;
try {
  const url = process.env.DATABASE_URL ?? (await ownDatabase(process.env.FOLDER));
  const code = await workspaceCode();
  const today = process.env.TODAY ?? code.domain.todayInJohannesburg(new Date());
  await migrateAt(code, url);

  const began = Date.now();
  const book = await designBook(code, { ...settings, today });
  const templates = new Set([...book.short, ...book.long]).size;
  console.log(
    `${templates} families lived to ${today} with the service in ${((Date.now() - began) / 1000).toFixed(0)} s`,
  );
  const filled = await fillBook(code, book, { url, upTo: policies });
  const rows = Object.values(filled.rows).reduce((sum, count) => sum + count, 0);
  const perSecond = rows / filled.seconds;
  isFast = perSecond >= floor;
  console.log(
    `${policies} policies, ${rows} rows in ${filled.seconds.toFixed(1)} s: ${perSecond.toFixed(0)} rows a second (wanted: ${floor}), ` +
      `${(rows / filled.copying).toFixed(0)} while copying; ${filled.indexes} indexes made afterwards, in that time`,
  );
  const client = new pg.Client(url);
  await client.connect();
  const bytes = await bytesOf(client, filled.rows);
  await client.end();
  console.log(tellSizes(bytes, policies));
  console.log(fiveYears(book, bytes));
  if (process.env.FOLDER) console.log(`It stays in ${process.env.FOLDER}.`);
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(isFast ? 0 : 1);

async function ownDatabase(kept) {
  const folder = kept ? resolve(kept) : await mkdtemp(join(tmpdir(), 'portal-bench-'));
  if (kept) await mkdir(folder, { recursive: true });
  else endings.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder, { isKept: Boolean(kept), isFilling: true });
  endings.push(postgres.stop);
  return postgres.url;
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
