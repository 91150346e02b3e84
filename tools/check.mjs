// `npm run check`: what a change has to pass before it is pushed, a line a step: format, lint, types, and the tests of the libraries that
// it touched, against main, with those tests of screens, contract and changes that need it. `npm test` is everything: what stands on a rule
// is tested there in full. `npm run check -- libs/domain/src/premium/premium.ts` checks as if these files had changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { relatedTests } from './check/related-tests.mjs';
import { steps, touchedFiles } from './check/plan.mjs';
import { stopwatch } from './lib/steps.mjs';
import { countTests } from './lib/test-counts.mjs';
import { webLibraries } from './lib/web-libraries.mjs';
import { ensureInstalled, environment, root } from './lib/workspace.mjs';

const base = process.env.BASE ?? 'main';
const step = stopwatch();
ensureInstalled();

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const given = process.argv.slice(2);
const files = (given.length > 0 ? given : changedFiles()).filter((file) => existsSync(join(root, file)));
if (files.length === 0) {
  console.log(`Nothing has changed against ${base}.`);
  process.exit(0);
}
step(`${files.length === 1 ? '1 file' : `${files.length} files`} to check.`);

let failed = 0;
for (const { name, command, args } of steps(
  files,
  webLibraries().map(({ folder }) => folder),
  (touched, folders) => relatedTests(root, touched, folders),
)) {
  const begun = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  const { passed } = countTests(stdout);
  const seconds = `${((Date.now() - begun) / 1000).toFixed(0)} s`;
  step(`${name.padEnd(58)}${status === 0 ? 'good' : 'FAILED'}${passed > 0 ? `, ${passed} passed` : ''}, ${seconds}`);
  if (status === 0) continue;
  failed += 1;
  console.log(`${stdout}${stderr}\nAgain: ${[command, ...args].join(' ')}\n`);
}
step(failed === 0 ? 'All good. `npm test` is everything.' : `${failed} failed.`);
process.exit(failed === 0 ? 0 : 1);

function changedFiles() {
  try {
    return touchedFiles({
      committed: git('diff', '--name-only', `${git('merge-base', base, 'HEAD').trim()}`),
      untracked: git('ls-files', '--others', '--exclude-standard'),
    });
  } catch {
    console.error(
      `There is no ${base} to compare with: name another with BASE=<branch>, or the files: npm run check -- <file> ...`,
    );
    process.exit(1);
  }
}
