// What the tests of the generators share: one copy of the workspace on which they run, and the checks of what they wrote there.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import * as prettier from 'prettier';
import { scratchCopy } from '../lib/scratch-copy.mjs';
import { environment, root } from '../lib/workspace.mjs';

const compiler = 'node_modules/typescript-7/bin/tsc';
const isCode = (path) => /\.tsx?$/.test(path);

/** A copy, with everything that has been written since it was made. */
export function checkedCopy(name) {
  const { folder, remove } = scratchCopy(name);
  const madeAt = Date.now();
  const inCopy = (command, args, cwd = '.') =>
    spawnSync(command, args, {
      cwd: join(folder, cwd),
      env: environment({ TEST_DATABASE: 'pglite' }),
      encoding: 'utf8',
    });

  const written = () =>
    ['libs', 'apps', 'docs']
      .flatMap((part) => readdirSync(join(folder, part), { recursive: true }).map((path) => join(part, path)))
      .filter((path) => statSync(join(folder, path)).mtimeMs > madeAt && statSync(join(folder, path)).isFile());
  const read = (path) => readFileSync(join(folder, path), 'utf8');

  return {
    folder,
    remove,
    written,
    read,
    /** Runs a generator: its exit code and what it said. */
    generate: (generator, ...args) => inCopy('node', [`tools/${generator}.mjs`, ...args]),

    /** Files that are not formatted. */
    async unformatted() {
      const ignorePath = join(root, '.prettierignore');
      const wrong = [];
      for (const path of written()) {
        const { ignored } = await prettier.getFileInfo(join(root, path), { ignorePath });
        const style = await prettier.resolveConfig(join(root, path));
        if (!ignored && !(await prettier.check(read(path), { ...style, filepath: path }))) wrong.push(path);
      }
      return wrong;
    },

    /** What lint says. The rules know libraries by their folders in the workspace itself. */
    async lint() {
      const eslint = new ESLint({ cwd: root });
      const found = [];
      for (const path of written().filter(isCode)) {
        const [result] = await eslint.lintText(read(path), { filePath: join(root, path) });
        found.push(...(result?.messages ?? []).map(({ message, line }) => `${path}:${line} ${message}`));
      }
      return found;
    },

    /** What the compiler says, of everything: a table elsewhere may ask for a row more. */
    typeErrors: () =>
      inCopy('node', [compiler, '-p', '.', '--checkers', '1', '--tsBuildInfoFile', 'written.tsbuildinfo']).stdout,

    /** Runs tests of a library in one worker, which imports it once. What it compiles is of no use to the next copy, elsewhere. */
    tests: (library, ...args) =>
      inCopy('vitest', ['run', '--maxWorkers=1', '--experimental.fsModuleCache=false', ...args], library),
    docs: () => inCopy('node', ['tools/check-docs.mjs']),
  };
}
