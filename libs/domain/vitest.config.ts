import { unitTests } from '../../vitest.shared.mjs';

/** Pure functions leave nothing behind, so the files share one process. */
export default unitTests(import.meta.dirname, 'node', { isolate: false });
