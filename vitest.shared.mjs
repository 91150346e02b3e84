import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Unit tests of one project: every `*.test.ts(x)` under `src`, in Node or in a simulated page. */
export const unitTests = (root, environment = 'node', more = {}) =>
  defineConfig({
    root,
    cacheDir: join(import.meta.dirname, 'node_modules/.vite', basename(root)),
    resolve: { tsconfigPaths: true },
    test: {
      name: basename(root),
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      passWithNoTests: false,
      restoreMocks: true,
      ...more,
    },
  });
