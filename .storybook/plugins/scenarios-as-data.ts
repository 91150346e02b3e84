import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { type Plugin } from 'vite';
import type * as Scenarios from '../../libs/scenarios/src/index';

const workspace = join(import.meta.dirname, '../..');
const folder = join(workspace, 'node_modules/.cache/scenarios');
const virtualName = 'virtual:scenarios-as-data';
const isPackage = (id: string) => !/^(@portal\/|[./])/.test(id);

/** Every scenario as JSON, and the files that it was made from. Bundled first: Node reads one file in a second, and 1,400 in nine. */
export async function readScenarios() {
  const bundle = await rolldown({
    cwd: workspace,
    platform: 'node',
    input: join(workspace, 'libs/scenarios/src/index.ts'),
    tsconfig: join(workspace, 'tsconfig.base.json'),
    external: isPackage,
    logLevel: 'silent',
  });
  // Node reads a file once, so that another bundle has another name.
  const { output } = await bundle.write({ dir: folder, entryFileNames: `${process.pid}-[hash].mjs` });
  const files = await bundle.watchFiles;
  await bundle.close();
  const file = join(folder, output[0].fileName);
  const { scenarios } = (await import(pathToFileURL(file).href)) as typeof Scenarios;
  await rm(file);
  const told = Object.entries(scenarios).map(([name, scenario]) => [name, JSON.stringify(scenario())]);
  return { told: Object.fromEntries(told) as Record<string, string>, files };
}

/**
 * Gives pages the scenarios as they come out. What makes them is half of the service, some 900 files, and a page has the service in
 * its worker.
 */
export const scenariosAsData = (): Plugin => ({
  name: 'scenarios-as-data',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(@portal/scenarios|${virtualName})$`) },
    handler: (id) => (id === virtualName ? `\0${id}` : join(workspace, '.storybook/screens/scenarios-of-page.ts')),
  },
  load: {
    filter: { id: new RegExp(`^\0${virtualName}$`) },
    async handler() {
      const { told, files } = await readScenarios();
      for (const file of files) this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(told)};`, map: { mappings: '' } };
    },
  },
});
