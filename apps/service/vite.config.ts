import { join } from 'node:path';
import { defineConfig } from 'vite';
import workspace from '../../package.json' with { type: 'json' };

/** The service and its commands as modules that Node runs; packages from npm stay outside them. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  define: { __APP_VERSION__: JSON.stringify(workspace.version) },
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
