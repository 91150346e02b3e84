import { unitTests } from '../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['src/testing/build-service.ts', '../../libs/service/store/src/testing/postgres-server.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
});
