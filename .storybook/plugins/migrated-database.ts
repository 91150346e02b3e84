import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Maker from '../../libs/service/store/src/testing/migrated-database';

const workspace = join(import.meta.dirname, '../..');
const maker = join(workspace, 'libs/service/store/src/testing/migrated-database.ts');
const virtualName = 'virtual:migrated-database';

/**
 * Gives stories the address of an empty, migrated database: `import address from 'virtual:migrated-database'`.
 *
 * Loading it takes half a second in a tab; making one there takes several. It is the one of the service's tests, made in
 * Node and kept beside the other caches.
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
  const { module } = await runnerImport<typeof Maker>(maker, {
    root: workspace,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module.migratedDatabaseFile();
}
