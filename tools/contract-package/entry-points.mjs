import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/workspace.mjs';

const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));

/** Where the files of every entry point of the workspace are, by the name under which it is imported, below `libs`. */
export const sources = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([name, [path]]) => [name, relative('libs', path)]),
);

const own = '@portal/contract';

/** The entry points of the package: those of the library that are not for tests. `name` is empty for the main one. */
export const entryPoints = Object.entries(sources)
  .filter(([name]) => (name === own || name.startsWith(`${own}/`)) && !name.endsWith('/testing'))
  .map(([name, source]) => ({ name: name.slice(own.length + 1), source }));
