// `npm test`: everything that must hold, from a bare clone. Nx runs only what a change has touched. Lint goes over the whole workspace at
// once, the unit tests over all libraries that run in browsers: project by project, each reads again what it stands on ("nx lint home",
// "nx test home" for one).
// Says a line for each task that has ended, and all that a failed one said. With VERBOSE=1 all that any said.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longestTasks, stopwatch, taskLine } from './lib/steps.mjs';
import { taskReader } from './lib/task-output.mjs';
import { countTests } from './lib/test-counts.mjs';
import { webLibraries } from './lib/web-libraries.mjs';
import { resultsFolder } from './reliability/results-file.mjs';
import { writeReport } from './reliability/report.mjs';
import { ensureChromium, ensureInstalled, root, start } from './lib/workspace.mjs';

const folder = 'dist/npm-test';
const logFile = join(folder, 'output.log');
const profileFile = join(folder, 'profile.json');

const step = stopwatch();
ensureInstalled();
const chrome = ensureChromium();
for (const earlier of [folder, resultsFolder]) rmSync(join(root, earlier), { recursive: true, force: true });
mkdirSync(join(root, folder), { recursive: true });

const targets = [
  'check-docs',
  'lint-all',
  'circles',
  'unused',
  'typecheck-all',
  'test-web',
  'test',
  'histories',
  'build',
  'budgets',
  'stories',
  'e2e',
  'longest-first',
];
step(
  `${targets.length} kinds of task, three tasks at a time; the stories, the service and the journeys take longest ...`,
);
const testedAtOnce = webLibraries().map(({ name }) => name);
const exclude = `--exclude=${['alone', ...testedAtOnce].join(',')}`;
const child = start(
  'nx',
  ['run-many', '-t', ...targets, exclude, '--parallel=3', '--output-style=static', ...process.argv.slice(2)],
  {
    env: { CHROME: chrome, NX_PROFILE: profileFile, NX_SKIP_LOG_GROUPING: 'true' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

let output = '';
const shown = new Set();
const show = (name, said) => {
  shown.add(name);
  console.log(said);
};
const tasks = new Map();
const reader = taskReader((task) => {
  tasks.set(task.name, task);
  step(taskLine(task));
  if (task.hasFailed || process.env.VERBOSE) show(task.name, task.output);
});
child.stdout.on('data', (part) => {
  output += part;
  reader.add(part);
});
const code = await new Promise((resolve) => child.once('close', resolve));
reader.end();
writeFileSync(join(root, logFile), output);

const profile = readProfile();
for (const { name, args } of profile) {
  const said = tasks.get(name)?.output;
  if (args?.status === 'failure' && said !== undefined && !shown.has(name)) show(name, said);
}
if (profile.length > 0) console.log(`\nThe longest:\n${longestTasks(profile).join('\n')}`);
if (tasks.size === 0) console.log(output);

const { passed, failed } = countTests(output);
console.log(`\n${writeReport(root)}`);
console.log(`All that was said: ${logFile}`);
console.log(`Tests: ${passed} passed, ${failed} failed`);
process.exit(code === 0 && failed === 0 && passed > 0 ? 0 : 1);

function readProfile() {
  try {
    return JSON.parse(readFileSync(join(root, profileFile), 'utf8'));
  } catch {
    return []; // Nx ended before any task did
  }
}
