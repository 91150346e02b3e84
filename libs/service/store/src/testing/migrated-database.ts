import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { openPglite } from '../database/pglite';

const workspace = join(import.meta.dirname, '../../../../..');
const kept = join(workspace, 'node_modules/.cache/portal-databases');
const thisFile = 'libs/service/store/src/testing/migrated-database.ts';
const epoch = new Date('2026-01-01T00:00:00Z');

let making: Promise<string> | undefined;

/**
 * The file of an empty PGlite database with every migration taken, to open copies from. Making one takes several seconds of processor,
 * most of it PGlite's own first start; so it is kept with the other caches until the migrations or PGlite change, for whatever runs next.
 */
export const migratedDatabaseFile = (): Promise<string> => (making ??= make());

/** The same, to be loaded: `openPglite({ loadDataDir: await migratedDatabase() })`. */
export const migratedDatabase = async (): Promise<Blob> => new Blob([await readFile(await migratedDatabaseFile())]);

async function make(): Promise<string> {
  const file = join(kept, `migrated-${fingerprint()}.tar`);
  if (existsSync(file)) return file;
  const pglite = await openPglite();
  await migrate(pglite.database, epoch);
  await forgetHistory(pglite.database);
  const snapshot = new Uint8Array(await (await pglite.snapshot()).arrayBuffer());
  await pglite.close();
  await mkdir(kept, { recursive: true });
  // Others may make the same at the same time, also in this process: whole files only.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, snapshot);
  await rename(unfinished, file);
  return file;
}

/** Leaves an empty log instead of one of all that was done: the database is as it was, and its compressed copy half as large. */
async function forgetHistory(database: Database): Promise<void> {
  await database.execute(sql`SET wal_recycle = off`);
  await database.execute(sql`CHECKPOINT`);
  await database.execute(sql`SELECT pg_switch_wal()`);
  await database.execute(sql`CHECKPOINT`);
}

/** Changes with the migrations, with this file, with what takes them and with the version of PGlite. */
function fingerprint(): string {
  const sources = globSync('libs/service/store/src/{migrations,database}/**/*.{ts,json}', { cwd: workspace }).sort();
  const hash = createHash('sha256');
  for (const source of [...sources, thisFile, 'node_modules/@electric-sql/pglite/package.json']) {
    hash.update(readFileSync(join(workspace, source)));
  }
  return hash.digest('hex').slice(0, 16);
}
