import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './workspace.mjs';

/** The entry point of a lib of this workspace, for a script that Node runs as it is. */
export async function importTypescript(path) {
  const { module } = await runnerImport(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  });
  return module;
}
