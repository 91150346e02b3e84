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
 * Where tests are looked for that need what changed in a library, besides its own: what tells soonest that a rule or a row of the contract
 * broke somebody. All that stands on them would be most of `npm test`.
 */
const standingOn = {
  'libs/domain': ['libs/contract', 'libs/service/change-pipeline'],
  'libs/contract': ['libs/service/change-pipeline'],
};
const isFeature = (library) => library.startsWith('libs/features/');

/**
 * The steps for some files, each a command. `webFolders` are the libraries that run in browsers; `relatedTests(files, folders)` finds the
 * test files beneath some folders that need some files. A library that was touched is tested whole.
 */
export function steps(files, webFolders, relatedTests) {
  const ofLibraries = files.filter((file) => (isCode(file) || file.endsWith('.json')) && libraryOf(file) !== null);
  const touched = [...new Set(ofLibraries.map(libraryOf))];
  const web = touched.filter((library) => webFolders.includes(library));
  const inNode = touched.filter((library) => !web.includes(library));

  const seenFrom = (library) => [
    ...(standingOn[library] ?? []),
    ...(library in standingOn || (web.includes(library) && !isFeature(library)) ? webFolders : []),
  ];
  const others = [...new Set(touched.flatMap(seenFrom))].filter((library) => !touched.includes(library));
  const related = others.length > 0 ? relatedTests(ofLibraries, others) : [];
  const relatedIn = (library) => related.filter((test) => test.startsWith(`${library}/`));
  const nodeOthers = others.filter((library) => !webFolders.includes(library) && relatedIn(library).length > 0);
  const screens = related.filter((test) => webFolders.includes(libraryOf(test)));

  const tools = files.filter((file) => /^tools\/.+\.test\.mjs$/.test(file));
  return [
    step('format', 'prettier', '--check', '--ignore-unknown', ...files),
    files.some(isLinted) && step('lint', 'eslint', '--no-warn-ignored', ...files.filter(isLinted)),
    files.some(isCode) &&
      step('types', 'node', 'node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json', '--checkers', '2'),
    files.some((file) => file.endsWith('.md')) && step('documents', 'node', 'tools/check-docs.mjs'),
    ...inNode.map((library) => step(`tests of ${library}`, 'vitest', 'run', '--root', library)),
    web.length > 0 &&
      webStep(
        `tests of ${web.join(', ')}`,
        web.map((library) => `${library}/`),
      ),
    ...nodeOthers.map((library) =>
      step(
        `tests of ${library} that need it`,
        'vitest',
        'run',
        '--root',
        library,
        ...relatedIn(library).map((test) => test.slice(library.length + 1)),
      ),
    ),
    screens.length > 0 && webStep('tests of screens that need it', screens),
    tools.length > 0 && step('tests of tools', 'node', '--test', ...tools),
  ].filter(Boolean);
}

const step = (name, command, ...args) => ({ name, command, args });
const webStep = (name, paths) =>
  step(name, 'vitest', 'run', '--config', 'vitest.web.mjs', '--passWithNoTests', ...paths);
