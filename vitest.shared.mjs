import { basename, join, resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const histories = '**/*.histories.test.ts';
const workspace = import.meta.dirname;

/**
 * What one project has compiled is read by all others: the same root, and no word of the file in which a project says which tests it has,
 * since none changes how code is compiled.
 */
const compiledAlike = {
  name: 'compiled-alike',
  configResolved: (config) => {
    config.configFileDependencies = [import.meta.filename];
  },
};

/** How long one test may take, in milliseconds: at full size it does ten times as much or more. */
export const patience = (milliseconds) => milliseconds * (process.env.TEST_SIZE === 'prove' ? 10 : 1);

/** Unit tests of one project: every `*.test.ts(x)` under `src` that tells no histories, in Node or in a simulated page. */
export const unitTests = (root, environment = 'node', { globalSetup = [], ...more } = {}) =>
  defineConfig({
    root: workspace,
    cacheDir: join(workspace, 'node_modules/.vite', basename(root)),
    resolve: { tsconfigPaths: true },
    plugins: [compiledAlike],
    test: {
      name: basename(root),
      root: workspace,
      dir: root,
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, histories],
      // In a simulated page the properties are small: other examples in each run cost nothing.
      setupFiles: environment === 'node' ? [join(workspace, 'libs/domain/src/testing/fixed-examples.ts')] : [],
      globalSetup: globalSetup.map((file) => resolve(root, file)),
      passWithNoTests: false,
      reporters: ['default', join(workspace, 'tools/reliability/vitest-reporter.mjs')],
      // For a machine that does much else besides.
      testTimeout: patience(20_000),
      restoreMocks: true,
      // What a run has compiled, the next one reads: half of the time of a small project.
      experimental: { fsModuleCache: true },
      // The files of a project share what they import and one simulated page: a page of its own for each file takes three times as
      // long as the tests in it. So a test puts back whatever it changes.
      isolate: false,
      ...more,
    },
  });

/** What one project goes through at random, on every database: `*.histories.test.ts`. */
export const randomHistories = (root) =>
  unitTests(root, 'node', {
    include: [histories],
    exclude: configDefaults.exclude,
    globalSetup: [join(workspace, 'libs/service/store/src/testing/postgres-server.ts')],
  });
