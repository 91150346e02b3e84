import { join } from 'node:path';
import { build } from 'vite';
import { byFunction } from './by-function.mjs';

const portal = join(import.meta.dirname, '..');
const firstPaint = join(portal, 'src/first-paint');
const withoutReact = join(firstPaint, 'without-react.tsx');

/** Its rules stand in the page. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
};

/**
 * Builds what draws the last known cover card before React has come: one file of its own, with nothing of React in it. Gives its name.
 */
export async function buildLastKnown(dist) {
  const [{ output }] = [
    await build({
      configFile: false,
      root: portal,
      logLevel: 'error',
      plugins: [byFunction(), withoutStyles],
      resolve: {
        tsconfigPaths: true,
        alias: [{ find: /^(react|react-router-dom)$/, replacement: withoutReact }],
      },
      build: {
        outDir: dist,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(firstPaint, 'draw-last-known.tsx'),
          shimMissingExports: true, // of parts that are not drawn
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: (id) => !/[\\/]libs[\\/].*\.tsx?$/.test(id),
          },
          output: { entryFileNames: 'assets/[hash:7].js' },
        },
      },
    }),
  ].flat();
  return output[0].fileName;
}
