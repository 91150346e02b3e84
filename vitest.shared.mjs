import { basename, join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const histories = '**/*.histories.test.ts';

/** How long one test may take, in milliseconds: at full size it does ten times as much or more. */
export const patience = (milliseconds) => milliseconds * (process.env.TEST_SIZE === 'prove' ? 10 : 1);

/** Unit tests of one project: every `*.test.ts(x)` under `src` that tells no histories, in Node or in a simulated page. */
export const unitTests = (root, environment = 'node', more = {}) =>
  defineConfig({
    root,
    cacheDir: join(import.meta.dirname, 'node_modules/.vite', basename(root)),
    resolve: { tsconfigPaths: true },
    test: {
      name: basename(root),
      environment,
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...configDefaults.exclude, histories],
      // In a simulated page Vite serves no file from outside the project for this; the properties there are small.
      setupFiles:
        environment === 'node' ? [join(import.meta.dirname, 'libs/domain/src/testing/fixed-examples.ts')] : [],
      passWithNoTests: false,
      reporters: ['default', join(import.meta.dirname, 'tools/reliability/vitest-reporter.mjs')],
      // For a machine that does much else besides.
      testTimeout: patience(60_000),
      hookTimeout: patience(120_000),
      restoreMocks: true,
      // Several threads that collect what is young take turns on a machine with two cores: an eighth of the processor, a quarter of the time.
      execArgv: environment === 'node' ? ['--single-threaded-gc'] : [],
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
    globalSetup: [join(import.meta.dirname, 'libs/service/store/src/testing/postgres-server.ts')],
  });
