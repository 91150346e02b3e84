// Places at which generators put lines.
import { read } from '../generate.mjs';

/** The end of a file whose last line closes its table. */
export const end = /^\};\n(?![\s\S])/m;

/** What the tests of conformance know a call by that a policyholder may make and no screen stands on. */
export const besideScreens = (name) => ({
  path: 'libs/conformance/src/screens/screens.test.ts',
  before: "  'payatCallback', // reports of other systems\n",
  add: `  '${name}', // no screen asks it yet\n`,
});

/** The last import from below a folder. */
export function lastImport(path, from) {
  const lines = read(path).match(new RegExp(`^import .+ from '${from}[^']+';\\n`, 'gm')) ?? [];
  return lines.at(-1) ?? `import … from '${from}`;
}
