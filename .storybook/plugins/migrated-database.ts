import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, runnerImport } from 'vite';
import type * as Maker from './make-migrated-database';

const workspace = join(import.meta.dirname, '../..');
const cache = join(workspace, 'node_modules/.cache/portal-stories');
const virtualName = 'virtual:migrated-database';

/**
 * Gives stories the address of an empty, migrated database: `import address from 'virtual:migrated-database'`.
 *
 * Loading it takes half a second in a tab; making one there takes several. It is made in Node when the migrations or the
 * database itself have changed, and kept beside the other caches.
 */
export const migratedDatabase = (): Plugin => ({
  name: 'migrated-database',
  resolveId: (id) => (id === virtualName ? `\0${virtualName}` : null),
  load: async (id) =>
    id === `\0${virtualName}` ? `export { default } from ${JSON.stringify(`${await madeOnce()}?url`)};` : null,
});

let making: Promise<string> | undefined;
const madeOnce = () => (making ??= make());

async function make(): Promise<string> {
  const file = join(cache, `${fingerprint()}.pgdata`);
  if (existsSync(file)) return file;
  const { module } = await runnerImport<typeof Maker>(join(import.meta.dirname, 'make-migrated-database.ts'), {
    root: workspace,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  const snapshot = await module.makeMigratedDatabase();
  mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, gzipSync(snapshot));
  renameSync(unfinished, file);
  return file;
}

/** Changes with the migrations and with the version of the database. */
function fingerprint(): string {
  const sources = globSync('libs/service/store/src/migrat*/**/*.ts', { cwd: workspace }).sort();
  const hash = createHash('sha256');
  for (const source of [...sources, 'node_modules/@electric-sql/pglite/package.json']) {
    hash.update(readFileSync(join(workspace, source)));
  }
  return hash.digest('hex').slice(0, 16);
}
