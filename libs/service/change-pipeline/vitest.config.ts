import { unitTests } from '../../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'node', {
  globalSetup: ['../store/src/testing/postgres-server.ts'],
});
