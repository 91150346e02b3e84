import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { migratedDatabase } from '../plugins/migrated-database.ts';
import { bundledService } from './bundled-service.ts';

const workspace = join(import.meta.dirname, '../..');
/** `FEATURE=payments npx nx serve alone`, or `npx nx run payments:alone`. */
const name = process.env.FEATURE ?? 'home';
const entryPoint = join(workspace, 'libs/features', name, 'src/index.ts');
if (!existsSync(entryPoint)) throw new Error(`There is no feature "${name}": npx nx run <feature>:alone`);

/** `SCENARIO=in-grace npx nx run home:alone`. */
const asked = Object.fromEntries(
  ['scenario', 'clock', 'fault', 'brand', 'theme'].map((what) => [what, process.env[what.toUpperCase()] ?? '']),
);
const whatWasAsked = (): Plugin => ({
  name: 'what-was-asked',
  resolveId: (id) => (id === 'virtual:asked' ? '\0asked' : null),
  load: (id) => (id === '\0asked' ? `export default ${JSON.stringify(asked)}` : null),
});

/** One feature in the frame of the portal, on the service in the tab. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/alone', name),
  plugins: [bundledService(), react(), tailwind(), migratedDatabase(), whatWasAsked()],
  resolve: { tsconfigPaths: true, alias: { 'virtual:feature': entryPoint } },
  build: { outDir: join(workspace, 'dist/alone'), emptyOutDir: true },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: {
    port: Number(process.env.PORT ?? 4300),
    fs: { allow: [workspace] },
    // Read while the browser is still on its way: the page, and what it loads late.
    warmup: {
      clientFiles: [
        './main.tsx',
        join(workspace, 'libs/features', name, 'src/**/*.screen.tsx'),
        join(workspace, 'libs/api-client/src/make-calls.ts'),
        join(workspace, 'apps/portal/src/shell/signed-in-actions.tsx'),
      ],
    },
  },
});
