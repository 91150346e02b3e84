import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './workspace.mjs';

/** The entry point of a lib of this workspace, for a script that Node runs as it is. */
export const importTypescript = async (path) => (await importTogether({ it: path })).it;

/** Several of them under names of ours: what they share is there once, and is read once. */
export async function importTogether(paths) {
  const name = 'virtual:together';
  const lines = Object.entries(paths).map(
    ([as, path]) => `export * as ${as} from ${JSON.stringify(join(root, path))};`,
  );
  const together = {
    name: 'together',
    resolveId: (id) => (id === name ? id : null),
    load: (id) => (id === name ? lines.join('\n') : null),
  };
  const { module } = await runnerImport(name, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [together],
    resolve: { tsconfigPaths: true },
  });
  return module;
}
