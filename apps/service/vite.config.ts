import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import workspace from '../../package.json' with { type: 'json' };

/** Stands in the code until it is known; as long as what takes its place. */
const unknownBuild = 'build-to-come';

/** Completes the version with a hash of all that was built: other code is another version, wherever it is built. */
const buildInVersion = (): Plugin => ({
  name: 'build-in-version',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const hash = createHash('sha256');
    for (const { fileName, code } of chunks.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
      hash.update(`${fileName}\n${code}\n`);
    }
    const build = hash.digest('hex').slice(0, unknownBuild.length);
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll(unknownBuild, build);
  },
});

/** They read files that lie beside them, or look for a driver that is not installed. */
const unbundled = ['@electric-sql/pglite', 'fontkit', 'pdfkit', 'pg-native'];

/** The service and its commands as modules that Node runs, with the packages that they use (decision 008). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  define: { __APP_VERSION__: JSON.stringify(`${workspace.version}+${unknownBuild}`) },
  plugins: [buildInVersion()],
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    target: 'node24',
    outDir: process.env['SERVICE_OUT_DIR'] ?? join(import.meta.dirname, '../../dist/apps/service'),
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        migrate: 'src/commands/migrate.ts',
        'verify-audit': 'src/commands/verify-audit.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
