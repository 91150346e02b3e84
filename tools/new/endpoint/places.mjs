// Places at which generators put lines.
import { read } from '../generate.mjs';

/** The end of a file whose last line closes its table. */
export const end = /^\};\n(?![\s\S])/m;

/** The last import from below a folder. */
export function lastImport(path, from) {
  const lines = read(path).match(new RegExp(`^import .+ from '${from}[^']+';\\n`, 'gm')) ?? [];
  return lines.at(-1) ?? `import … from '${from}`;
}
