import { randomHistories } from '../../vitest.shared.mjs';

export default randomHistories(import.meta.dirname);
