import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as Maker from '../../libs/service/store/src/testing/migrated-database';

const workspace = join(import.meta.dirname, '../..');
const maker = join(workspace, 'libs/service/store/src/testing/migrated-database.ts');
const virtualName = 'virtual:migrated-database';

/** The file of an empty, migrated database: the one of the service's tests, made in Node and kept beside the other caches. */
export async function migratedDatabaseFile(): Promise<string> {
  const { module } = await runnerImport<typeof Maker>(maker, {
    root: workspace,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module.migratedDatabaseFile();
}

/**
 * Gives the service in the tab the address of such a file, beside its script: `import address from 'virtual:migrated-database'`. Loading it takes
 * half a second in a tab; making one there takes several.
 */
export const migratedDatabase = (fileName: string): Plugin => ({
  name: 'migrated-database',
  resolveId: { filter: { id: new RegExp(`^${virtualName}$`) }, handler: () => `\0${virtualName}` },
  load: {
    filter: { id: new RegExp(`^\0${virtualName}$`) },
    handler: () => `export default ${JSON.stringify(fileName)};`,
  },
});
