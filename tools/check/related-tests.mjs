// Which tests are related to a file: those that import a name that it defines, or import what imports one, and so on. Through an entry
// point, which exports the names of a whole library, only the file that defines the name is followed: by modules alone, as `vitest related`
// has it, every test is related to every file. No module of a library does anything when it is loaded (apps/portal/decisions/002), so what is only
// loaded is not followed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleReader } from './imports.mjs';

/** The test files beneath `folders` that are related to one of `files`. */
export function relatedTests(root, files, folders) {
  const dependencies = dependenciesBy(moduleReader(root, aliasesOf(root)));
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }))
    .filter((test) => {
      const needed = dependencies(test);
      return files.some((file) => needed.has(file));
    });
}

/** The packages of a workspace by name, each with its entry file. */
const aliasesOf = (root) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths).map(
      ([name, [path]]) => [name, path.replace(/^\.\//, '')],
    ),
  );

/** What a file depends on, itself included. */
function dependenciesBy(read) {
  const definedIn = definitions(read);
  return (path) => {
    const found = new Set();
    const open = [path];
    while (open.length > 0) {
      const file = open.pop();
      if (found.has(file)) continue;
      found.add(file);
      for (const [from, name] of read(file).imports) open.push(...definedIn(from, name));
    }
    return found;
  };
}

/** The files that define what is exported as `name` by a file, itself or by a re-export. */
function definitions(read) {
  const known = new Map();
  const definedIn = (file, name) => {
    const key = `${file} ${name}`;
    if (!known.has(key)) {
      known.set(key, []); // files that re-export each other end here
      known.set(key, look(file, name));
    }
    return known.get(key);
  };
  const look = (file, name) => {
    const { exports, reexports, reexportsAllOf } = read(file);
    if (name === '*')
      return [
        file,
        ...reexportsAllOf.flatMap((from) => definedIn(from, '*')),
        ...[...reexports.values()].flatMap(([from, there]) => definedIn(from, there)),
      ];
    if (exports.has(name) || exports.has('*')) return [file];
    if (reexports.has(name)) return definedIn(...reexports.get(name));
    return reexportsAllOf.flatMap((from) => definedIn(from, name));
  };
  return definedIn;
}
