import fc from 'fast-check';
import { isProving } from './size';

// Runs before the tests of every project that runs in Node. `npm test` tries the same examples in every run and on every machine, so
// that a red run is a red change; `npm run prove` tries many more, and new ones each time. A failing property prints its seed in both.
if (!isProving) fc.configureGlobal({ seed: 4_711 });
