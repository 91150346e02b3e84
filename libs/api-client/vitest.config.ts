import { mergeConfig } from 'vitest/config';
import { unitTests } from '../../vitest.shared.mjs';

/** One test stands in a simulated page, to which Vite serves what the others begin with only if it is told. */
export default mergeConfig(unitTests(import.meta.dirname), { server: { fs: { allow: ['../..'] } } });
