import { patience, unitTests } from '../../../vitest.shared.mjs';

/** Two workers that keep their modules: PGlite compiles once in each. Every suite has its own database all the same. */
export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['src/testing/postgres-server.ts'],
  isolate: false,
  maxWorkers: 2,
  provide: { onPglite: true },
  testTimeout: patience(60_000),
});
