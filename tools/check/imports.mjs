// What a file imports and exports, by name: read from its text, without types. Paths are relative to the root.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Reads files of a workspace, each once. `aliases` are the paths of its packages: `{ '@portal/domain': 'libs/domain/src/index.ts' }`. */
export function moduleReader(root, aliases) {
  const read = new Map();
  return (path) => {
    if (!read.has(path)) read.set(path, readModule(root, aliases, path));
    return read.get(path);
  };
}

/**
 * `imports`: what it needs, `[file, name]`; `exports`: the names that it defines; `reexports`: the names of other files that it exports,
 * `name → [file, name there]`; `reexportsAllOf`: the files of which it exports every name. '*' is every name; types are left out.
 */
function readModule(root, aliases, path) {
  const found = { imports: [], exports: new Set(), reexports: new Map(), reexportsAllOf: [] };
  if (!/\.tsx?$/.test(path)) return { ...found, exports: new Set(['*']) }; // data, style sheets
  const text = readFileSync(join(root, path), 'utf8');
  const { module } = parseSync(path, text);
  const fileOf = (specifier) => resolved(root, aliases, path, specifier);

  for (const { moduleRequest, entries } of module.staticImports) {
    const file = fileOf(moduleRequest.value);
    if (file === null) continue;
    const names = entries.length === 0 ? ['*'] : entries.filter(isValue).map(({ importName }) => nameOf(importName));
    found.imports.push(...names.map((name) => [file, name]));
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const file = fileOf(text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (file !== null) found.imports.push([file, '*']);
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries).filter(isValue)) {
    if (entry.moduleRequest === null) {
      found.exports.add(nameOf(entry.exportName));
      continue;
    }
    const file = fileOf(entry.moduleRequest.value);
    if (file === null) continue;
    if (entry.exportName.kind === 'None') found.reexportsAllOf.push(file);
    else found.reexports.set(nameOf(entry.exportName), [file, nameOf(entry.importName)]);
  }
  return found;
}

const isValue = ({ isType }) => !isType;
const nameOf = ({ kind, name }) => (kind === 'Name' ? name : kind === 'Default' ? 'default' : '*');

/** The file of the workspace that a specifier means; null for a package from elsewhere. */
function resolved(root, aliases, from, specifier) {
  if (specifier in aliases) return aliases[specifier];
  if (!specifier.startsWith('.')) return null;
  const path = posix.join(posix.dirname(from), specifier.split('?')[0]);
  const isFile = (candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate));
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(isFile) ?? null;
}
