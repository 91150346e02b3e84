import { join } from 'node:path';
import { defineConfig } from 'vite';
import { packageFiles, versionsOf, workspace } from '../../tools/lib/package-files.mjs';

/** They read files that lie beside them. */
const unbundled = ['@electric-sql/pglite', '@expo-google-fonts/noto-sans', 'fontkit', 'pdfkit'];

/** The stub as a package: one module with what it uses of this workspace, and the packages that it cannot hold as dependencies. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [
    packageFiles(import.meta.dirname, {
      name: '@portal/stub',
      description: 'A backend to develop the funeral cover portal against: its own service over made-up policies',
      bin: { 'portal-stub': 'main.js' },
      engines: { node: '>=22' },
      dependencies: versionsOf(unbundled),
    }),
  ],
  define: { __APP_VERSION__: JSON.stringify(workspace.version) },
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    target: 'node22',
    outDir: join(import.meta.dirname, '../../dist/packages/stub'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { main: 'src/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
