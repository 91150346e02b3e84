// What `npm run check` does for a set of files, in which order: what fails soonest comes first.

/** The files that git names, once each. */
export const touchedFiles = ({ committed, untracked }) => [
  ...new Set(`${committed}\n${untracked}`.split('\n').filter((path) => path !== '' && path !== 'node_modules')),
];

const isCode = (file) => /\.tsx?$/.test(file);
const isLinted = (file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');

/** The library of a file, by its folder; null outside of libraries. */
const libraryOf = (file) => /^libs\/((features|service)\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/**
 * What is tested besides the library itself: what tells soonest that a rule or a row of the contract broke somebody. All that stands on them
 * would be most of `npm test`.
 */
const foundations = {
  'libs/domain': ['libs/contract', 'libs/service/change-pipeline'],
  'libs/contract': ['libs/service/change-pipeline'],
};

/** The steps for some files, each a command; `webFolders` are the libraries that run in browsers. */
export function steps(files, webFolders) {
  const touched = [...new Set(files.filter((file) => isCode(file) || file.endsWith('.json')).map(libraryOf))];
  const libraries = touched.filter((library) => library !== null);
  const web = libraries.filter((library) => webFolders.includes(library));
  const others = libraries.filter((library) => !web.includes(library));
  const inNode = [...new Set(others.flatMap((library) => [library, ...(foundations[library] ?? [])]))];
  const isFeature = (library) => library.startsWith('libs/features/');
  const needsAllWeb = web.some((library) => !isFeature(library)) || others.some((library) => library in foundations);
  const webTests = needsAllWeb ? [] : web.map((library) => `${library}/`);
  const tools = files.filter((file) => /^tools\/.+\.test\.mjs$/.test(file));
  return [
    step('format', 'prettier', '--check', '--ignore-unknown', ...files),
    files.some(isLinted) && step('lint', 'eslint', '--no-warn-ignored', ...files.filter(isLinted)),
    files.some(isCode) &&
      step('types', 'node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--checkers', '2'),
    files.some((file) => file.endsWith('.md')) && step('documents', 'node', 'tools/check-docs.mjs'),
    ...inNode.map((library) => step(`tests of ${library}`, 'vitest', 'run', '--root', library)),
    (needsAllWeb || web.length > 0) &&
      step(
        needsAllWeb ? 'tests of all screens' : `tests of ${web.join(', ')}`,
        ...['vitest', 'run', '--config', 'vitest.web.mjs', '--passWithNoTests', ...webTests],
      ),
    tools.length > 0 && step('tests of tools', 'node', '--test', ...tools),
  ].filter(Boolean);
}

const step = (name, command, ...args) => ({ name, command, args });
