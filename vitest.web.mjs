import { webLibraries } from './tools/lib/web-libraries.mjs';
import { unitTests } from './vitest.shared.mjs';

/** The unit tests of every library that runs in browsers only, in one simulated page: one for each takes three times as long. */
export default unitTests(import.meta.dirname, 'jsdom', {
  name: 'web',
  include: webLibraries().map(({ folder }) => `${folder}/src/**/*.test.{ts,tsx}`),
});
