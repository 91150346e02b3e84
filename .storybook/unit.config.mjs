import { unitTests } from '../vitest.shared.mjs';

/** What can be tested of this library without a story. */
export default unitTests(import.meta.dirname, 'node', { include: ['**/*.test.ts'] });
