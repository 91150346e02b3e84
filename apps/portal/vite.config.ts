import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lazyModulesInManifest } from '../../tools/lib/manifest.mjs';
import { chunkOf } from './build/chunks.mjs';
import { compileAhead } from './build/compile-ahead.mjs';
import { byFunction } from './build/by-function.mjs';
import { readNeeds } from './build/needs.mjs';
import { withoutLabels } from './build/without-labels.mjs';
import { withPages } from './build/with-pages.mjs';
import { withoutSummaries } from './build/without-summaries.mjs';
import { helpersWithVendor } from './build/helpers-with-vendor.mjs';
import { withoutPageScripts } from './build/without-page-scripts.mjs';
import { houseBrand } from './build/house-brand.mjs';

const workspace = join(import.meta.dirname, '../..');

/** The router's package names only its development build, warnings included; what people load is the production one. */
const routerBuild = join(workspace, 'node_modules/react-router/dist/production');
const productionRouter = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
];

/** No module of ours does anything when it is merely imported: what a page does not use stays out of it. */
const treeshake = {
  propertyReadSideEffects: false,
  moduleSideEffects: (id: string) => !/[\\/]libs[\\/].*\.tsx?$/.test(id),
} as const;

/** What both the build and the look at who needs what are made with. */
const settings = (command: 'build' | 'serve') => ({
  root: import.meta.dirname,
  plugins: [byFunction(), withoutSummaries(), withoutLabels()],
  resolve: { tsconfigPaths: true, alias: command === 'build' ? productionRouter : [] },
  build: { modulePreload: { polyfill: false }, rolldownOptions: { treeshake } },
});

export default defineConfig(async ({ command, isSsrBuild }) => ({
  ...settings(command),
  cacheDir: join(workspace, 'node_modules/.vite/portal'),
  plugins: [
    react(),
    tailwind(),
    houseBrand(),
    ...settings(command).plugins,
    helpersWithVendor(),
    withoutPageScripts(),
    compileAhead(),
    lazyModulesInManifest(),
    withPages(),
  ],
  server: {
    port: Number(process.env.PORT ?? 4200),
    proxy: Object.fromEntries(
      ['/api', '/config.json', '/brand'].map((path) => [path, `http://localhost:${process.env.SERVICE_PORT ?? 4202}`]),
    ),
  },
  build: {
    ...settings(command).build,
    outDir: join(workspace, 'dist/portal'),
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      treeshake,
      output: {
        // Nobody reads these names, and the first page carries one for every screen. The manifest knows which is which.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting:
          command === 'build' && !isSsrBuild
            ? { includeDependenciesRecursively: false, groups: [{ name: chunkOf(await readNeeds(settings(command))) }] }
            : true,
      },
    },
  },
}));
