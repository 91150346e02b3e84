// `npm test`: everything that must hold, from a bare clone. Nx runs only what a change has touched. Lint and types go over the whole
// workspace at once: project by project, each reads again what it stands on ("nx lint home", "nx typecheck home" for one).
import { countTests } from './lib/test-counts.mjs';
import { ensureChromium, ensureInstalled, start } from './lib/workspace.mjs';

ensureInstalled();
const chrome = ensureChromium();

const targets = [
  'check-docs',
  'lint-all',
  'circles',
  'typecheck-all',
  'test',
  'build',
  'budgets',
  'stories',
  'stories-seen',
  'e2e',
];
const child = start(
  'nx',
  ['run-many', '-t', ...targets, '--exclude=alone', '--parallel=2', '--output-style=static', ...process.argv.slice(2)],
  {
    env: { CHROME: chrome },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

let output = '';
child.stdout.on('data', (part) => {
  output += part;
  process.stdout.write(part);
});
const code = await new Promise((resolve) => child.once('exit', resolve));

const { passed, failed } = countTests(output);
console.log(`\nTests: ${passed} passed, ${failed} failed`);
process.exit(code === 0 && failed === 0 && passed > 0 ? 0 : 1);
