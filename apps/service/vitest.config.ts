import { unitTests } from '../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['src/testing/build-service.ts'],
  testTimeout: 30_000,
  hookTimeout: 30_000,
});
