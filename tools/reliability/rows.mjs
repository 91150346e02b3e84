// The rows of docs/reliability.md: what must hold, by number, and what shows it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const page = 'docs/reliability.md';
const row = /^\| <a id="([a-m]\d+)"><\/a>([A-M]\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const isTest = /\.(test|spec)\.tsx?$/;

/** Each row with the paths that it names, from the root of the workspace. "The same" is what the row before it names. */
export function reliabilityRows(root) {
  let before = '';
  return [...readFileSync(join(root, page), 'utf8').matchAll(row)].map(([, anchor, id, holds, shownBy]) => {
    if (shownBy !== 'the same') before = shownBy;
    const quoted = [...before.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
    const paths = quoted.filter((text) => /^(apps|libs|tools|\.storybook)\//.test(text));
    const commands = quoted.filter((text) => /^(npm run |\.ci\/)/.test(text));
    return { id, anchor, holds, paths, commands, isOpen: before === 'None' };
  });
}

/** The test files that a path names: itself, or those in its folder. */
export function testFilesAt(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const files = statSync(full).isDirectory()
    ? readdirSync(full, { recursive: true }).map((file) => `${path}/${file.replaceAll('\\', '/')}`)
    : [path];
  return files.filter((file) => isTest.test(file) && !file.includes('node_modules')).sort();
}

/** Whether a text names a row, in the sentence of a test or in a comment. */
export const namesRow = (text, { id, anchor }) => new RegExp(`\\b${id}\\b|#${anchor}\\b`).test(text);

/** A file that one row alone names is about that row as a whole; of one that several name, each test says which it keeps. */
export const isWholly = (rows, one, path) => rows.every((other) => other === one || !other.paths.includes(path));

/** What is wrong with the rows: paths where no test is, and files of several rows that do not say which test keeps which. */
export function brokenRows(root) {
  const rows = reliabilityRows(root);
  const names = (file, one) => namesRow(readFileSync(join(root, file), 'utf8'), one);
  return rows.flatMap((one) =>
    one.paths.flatMap((path) => {
      const files = testFilesAt(root, path);
      if (files.length === 0) return [`${page}: ${one.id} names ${path}, where no test is`];
      if (isWholly(rows, one, path) || files.some((file) => names(file, one))) return [];
      return [`${page}: ${one.id} names ${path}, which does not name ${one.id}`];
    }),
  );
}
