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
 * Node and kept beside the other caches. It is made before the first module is read: on a machine that is busy, a build in the
 * midst of four thousand modules leaves no time to it, and it was given up after a minute.
 */
export function migratedDatabase(makeIt = make) {
  let making: Promise<string> | undefined;
  const madeOnce = () => (making ??= makeIt());
  return {
    name: 'migrated-database',
    buildStart: async () => {
      await madeOnce();
    },
    resolveId: (id: string) => (id === virtualName ? `\0${virtualName}` : null),
    load: async (id: string) =>
      id === `\0${virtualName}` ? `export { default } from ${JSON.stringify(`${await madeOnce()}?url`)};` : null,
  } satisfies Plugin;
}

async function make(): Promise<string> {
  const { module } = await runnerImport<typeof Maker>(maker, {
    root: workspace,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module.migratedDatabaseFile();
}
