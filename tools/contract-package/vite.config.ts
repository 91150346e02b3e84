import { join } from 'node:path';
import { defineConfig } from 'vite';
import { packageFiles, versionsOf } from '../lib/package-files.mjs';
import { writeDeclarations } from './declarations.mjs';
import { entryPoints } from './entry-points.mjs';

const libs = join(import.meta.dirname, '../../libs');
const outDir = join(libs, '../dist/packages/contract');
const packages = ['@valibot/to-json-schema', 'valibot'];
const outputOf = (name: string) => name || 'index';

/** The contract as a package: what it uses of this workspace is in it, the packages that it stands on are dependencies. */
export default defineConfig({
  root: join(libs, 'contract'),
  resolve: { tsconfigPaths: true },
  plugins: [
    { name: 'declarations', closeBundle: () => writeDeclarations(join(outDir, 'types')) },
    packageFiles(import.meta.dirname, {
      name: '@portal/contract',
      description: 'Every call and record of the funeral cover portal, for a backend or a client of your own',
      sideEffects: false,
      exports: Object.fromEntries(
        entryPoints.map(({ name, source }) => [
          name ? `./${name}` : '.',
          { types: `./types/${source.replace(/\.ts$/, '.d.ts')}`, default: `./${outputOf(name)}.js` },
        ]),
      ),
      dependencies: versionsOf(packages),
    }),
  ],
  build: {
    target: 'es2022',
    minify: false,
    outDir,
    emptyOutDir: true,
    lib: {
      entry: Object.fromEntries(entryPoints.map(({ name, source }) => [outputOf(name), join(libs, source)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: packages,
      output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
    },
  },
});
