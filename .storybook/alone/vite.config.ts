import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import compression from 'compression';
import { freshPage } from './fresh-page.ts';
import { filesWithMore } from './more-than-components.ts';
import { tabService } from '../plugins/tab-service.ts';

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

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
const compressedAnswers = (): Plugin => ({
  name: 'compressed-answers',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => compress(request as never, response as never, next));
  },
});

/** One feature in the frame of the portal, on the service in the tab. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(workspace, 'node_modules/.vite/alone', name),
  plugins: [
    tabService(),
    react({ refreshExclude: filesWithMore(workspace) }),
    tailwind(),
    whatWasAsked(),
    compressedAnswers(),
    freshPage(),
  ],
  experimental: { bundledDev: true },
  resolve: { tsconfigPaths: true, alias: { 'virtual:feature': entryPoint } },
  // One file for the page, which what changes is put into; a file for each late import would be a request each.
  build: {
    outDir: join(workspace, 'dist/alone'),
    emptyOutDir: true,
    rolldownOptions: { experimental: { devMode: { lazy: false } }, output: { codeSplitting: false } },
  },
  server: {
    port: Number(process.env.PORT ?? 4300),
    fs: { allow: [workspace] },
  },
});
