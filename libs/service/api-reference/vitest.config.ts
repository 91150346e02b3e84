import { unitTests } from '../../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'node');
