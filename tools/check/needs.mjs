// Which tests need a file: those that import a name that it defines, or import what imports one, and so on. Through an entry point, which
// exports the names of a whole library, only the file that defines the name is followed: else every test would need every file. No module
// of a library does anything when it is loaded, so what is only loaded is not needed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleReader } from './imports.mjs';

/** The packages of a workspace by name, each with its entry file. */
const aliasesOf = (root) =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths).map(
      ([name, [path]]) => [name, path.replace(/^\.\//, '')],
    ),
  );

/** The test files beneath `folders` that need one of `files`. */
export function testsThatNeed(root, files, folders) {
  const filesNeeded = neededBy(moduleReader(root, aliasesOf(root)));
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }))
    .filter((test) => {
      const needed = filesNeeded(test);
      return files.some((file) => needed.has(file));
    });
}

function neededBy(read) {
  const definedIn = definitions(read);
  return (path) => {
    const needed = new Set();
    const open = [path];
    while (open.length > 0) {
      const file = open.pop();
      if (needed.has(file)) continue;
      needed.add(file);
      for (const [from, name] of read(file).imports) open.push(...definedIn(from, name));
    }
    return needed;
  };
}

/** The files that define what is exported as `name` by a file, itself or through others. */
function definitions(read) {
  const known = new Map();
  const definedIn = (file, name) => {
    const key = `${file} ${name}`;
    if (!known.has(key)) {
      known.set(key, []); // files that export each other's names end here
      known.set(key, look(file, name));
    }
    return known.get(key);
  };
  const look = (file, name) => {
    const { own, passedOn, passedOnWhole } = read(file);
    if (name === '*')
      return [
        file,
        ...passedOnWhole.flatMap((from) => definedIn(from, '*')),
        ...[...passedOn.values()].flatMap(([from, there]) => definedIn(from, there)),
      ];
    if (own.has(name)) return [file];
    if (passedOn.has(name)) return definedIn(...passedOn.get(name));
    return passedOnWhole.flatMap((from) => definedIn(from, name));
  };
  return definedIn;
}
