import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

const workspace = join(import.meta.dirname, '../..');
const entryPoints: Record<string, string> = {
  '@portal/domain': 'libs/domain/src/index.ts',
  '@portal/domain/catalogue': 'libs/domain/src/catalogue.ts',
  '@portal/contract': 'libs/contract/src/index.ts',
  '@portal/service-core': 'libs/service/core/src/index.ts',
  '@portal/service-identity': 'libs/service/identity/src/index.ts',
  '@portal/service-store': 'libs/service/store/src/index.ts',
  '@portal/scenarios': 'libs/scenarios/src/index.ts',
};
/** What the bundle is made of, besides packages. */
const sources = ['service', 'scenarios', 'domain', 'contract'].map((lib) => join(workspace, 'libs', lib));
const marker = '\0bundled-service/';
const isOfOurs = (id: string) => /^[./\0]|^@portal\//.test(id);

/**
 * The service with all that it stands on, as a handful of files, bundled in a fraction of a second: more than half of all the
 * requests of the page, for code that one seldom changes while one builds a screen. When it does change, the page loads again.
 */
export function bundledService(): Plugin {
  let chunks = new Map<string, Rollup.OutputChunk>();
  const bundle = async () => {
    const { output } = (await build({
      root: workspace,
      configFile: false,
      logLevel: 'error',
      resolve: { tsconfigPaths: true },
      build: {
        write: false,
        minify: false,
        target: 'esnext',
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries(entryPoints).map(([name, entryPoint]) => [name, join(workspace, entryPoint)]),
          ),
          output: { entryFileNames: '[name]', chunkFileNames: '[name].js' },
          preserveEntrySignatures: 'strict',
          external: (id) => !isOfOurs(id),
        },
      },
    })) as Rollup.RollupOutput;
    chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  };
  return {
    name: 'bundled-service',
    enforce: 'pre',
    config: async () => {
      await bundle();
      const packages = [...chunks.values()].flatMap(({ imports }) => imports).filter((name) => !chunks.has(name));
      return { optimizeDeps: { include: packages.filter((name) => !name.startsWith('@electric-sql/')) } };
    },
    resolveId: (id, importer) => {
      const name = importer?.startsWith(marker) ? id.replace(/^(\.\.?\/)+/, '') : id;
      const fileName = [...chunks.keys()].find((file) => file === name || file.endsWith(`/${name}`));
      return fileName === undefined ? null : marker + fileName;
    },
    load: (id) => (id.startsWith(marker) ? chunks.get(id.slice(marker.length))?.code : null),
    configureServer: ({ watcher, moduleGraph, ws }) => {
      watcher.add(sources);
      watcher.on('change', async (file) => {
        if (!sources.some((folder) => file.startsWith(folder))) return;
        await bundle();
        moduleGraph.invalidateAll();
        ws.send({ type: 'full-reload' });
      });
    },
  };
}
