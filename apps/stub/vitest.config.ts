import { unitTests } from '../../vitest.shared.mjs';

/** A process with a database starts among them. */
export default unitTests(import.meta.dirname, 'node', { testTimeout: 120_000, hookTimeout: 120_000 });
