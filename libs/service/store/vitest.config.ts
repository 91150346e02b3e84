import { unitTests } from '../../../vitest.shared.mjs';

/** Two workers that keep their modules and a PGlite: it serves one suite after the other, empty each time. */
export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['src/testing/postgres-server.ts'],
  isolate: false,
  maxWorkers: 2,
  provide: { onPglite: true },
});
