import { unitTests } from '../../vitest.shared.mjs';

/** One process: each file would read the contract and the service anew. */
export default unitTests(import.meta.dirname, 'node', { fileParallelism: false });
