import { patience, unitTests } from '../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['src/testing/build-service.ts', '../../libs/service/store/src/testing/postgres-server.ts'],
  // Each of these starts processes and databases of its own, beside journeys that do the same.
  testTimeout: patience(180_000),
  hookTimeout: 180_000,
});
