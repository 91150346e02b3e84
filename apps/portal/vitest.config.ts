import { unitTests } from '../../vitest.shared.mjs';

export default unitTests(import.meta.dirname, 'jsdom', { include: ['src/**/*.test.{ts,tsx}', 'build/*.test.mjs'] });
