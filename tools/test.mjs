// `npm test`: everything that must hold, from a bare clone. Nx runs only what a change has touched. Lint goes over the whole workspace at
// once, the unit tests over all libraries that run in browsers: project by project, each reads again what it stands on ("nx lint home",
// "nx test home" for one).
// Says a line for each task that has ended, and all that a failed one said. With VERBOSE=1 all that any said. After minutes without a line it
// says what is at work still. A task that does not end is stopped, and tried once more.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock, longestTasks, stopwatch, taskLine } from './lib/steps.mjs';
import { taskReader } from './lib/task-output.mjs';
import { deadlineOf, stopTask } from './lib/task-deadlines.mjs';
import { tasksAtWork } from './lib/tasks-at-work.mjs';
import { countTests } from './lib/test-counts.mjs';
import { webLibraries } from './lib/web-libraries.mjs';
import { resultsFolder } from './reliability/results-file.mjs';
import { writeReport } from './reliability/report.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, root, start } from './lib/workspace.mjs';

const folder = 'dist/npm-test';
const logFile = join(folder, 'output.log');
const minute = 60_000;
/** After so long without a line what is at work is said. */
const silence = 3 * minute;

const said = stopwatch();
let lastLine = Date.now();
const step = (line) => {
  lastLine = Date.now();
  said(line);
};
ensureInstalled();
const chrome = await ensureChromium();
for (const earlier of [folder, resultsFolder]) rmSync(join(root, earlier), { recursive: true, force: true });
mkdirSync(join(root, folder), { recursive: true });

const targets = [
  'check-docs',
  'formatting',
  'lint-all',
  'circles',
  'unused',
  'typecheck-all',
  'test-web',
  'test',
  'boundaries',
  'generators',
  'benchmarks',
  'build',
  'budgets',
  'builds-first',
];
step(
  `${targets.length + 3} kinds of task; journeys, stories and histories, one after the other, run beside all others ...`,
);
const testedAtOnce = webLibraries().map(({ name }) => name);

/** Nx, as often as it is at work now. */
const running = new Set();
const watch = setInterval(() => {
  sayWhatIsAtWork();
  stopWhatHangs();
}, minute / 4);
/** The tasks that did not end by themselves, by their name. */
const stopped = new Set();
let output = '';
const shown = new Set();
const show = (name, said) => {
  shown.add(name);
  console.log(said);
};
const tasks = new Map();
const profile = [];
let beside;
const beforeJourneys = ['portal:build', 'service:build', 'outside-world:build'];
/** Beside the others, as long as they: one after the other, since two browsers at work take half as much again of the processor. */
const startBeside = () =>
  (beside ??= (async () => [
    await runTasks('journeys', ['e2e']),
    await runTasks('stories', ['stories']),
    await runTasks('histories', ['histories']),
  ])());

const codes = [await runTasks('tests', targets, testedAtOnce), ...(await startBeside())];
clearInterval(watch);
writeFileSync(join(root, logFile), output);

for (const { name, args } of profile) {
  const said = tasks.get(name)?.output;
  if (args?.status === 'failure' && said !== undefined && !shown.has(name)) show(name, said);
}
if (profile.length > 0) console.log(`\nThe longest:\n${longestTasks(profile).join('\n')}`);
if (tasks.size === 0) console.log(output);

const { passed, failed, flaky } = countTests(output);
const reliability = writeReport(root);
console.log(`\n${reliability.line}`);
console.log(`All that was said: ${logFile}`);
if (stopped.size > 0) console.log(`Did not end the first time, so look at them:\n  ${[...stopped].join('\n  ')}`);
if (flaky.length > 0) console.log(`Passed only the second time, so look at them:\n  ${flaky.join('\n  ')}`);
console.log(`Tests: ${passed} passed, ${failed} failed`);
// A run of some projects leaves out what keeps the rows of the others.
const isWhole = process.argv.length === 2;
const isGreen = codes.every((code) => code === 0) && failed === 0 && passed > 0 && !(isWhole && reliability.broken > 0);
process.exit(isGreen ? 0 : 1);

/** Runs kinds of task of every project but some, one at a time, and says each that has ended. Gives the exit code of Nx. */
async function runTasks(name, kinds, excluded = []) {
  const projects = [`--exclude=${['alone', ...excluded].join(',')}`, '--parallel=1'];
  let run = await runNx(name, kinds, projects);
  if (run.hasHung) {
    step(`${name}: once more what was stopped, and what waited for it ...`);
    run = await runNx(`${name}-again`, kinds, projects);
  }
  output += run.written;
  profile.push(...run.profile);
  return run.code;
}

/** Runs Nx once. What has passed before is said again, not run again. */
async function runNx(name, kinds, projects) {
  const profileFile = join(folder, `${name}.json`);
  const child = start(
    'nx',
    ['run-many', '-t', ...kinds, ...projects, '--output-style=static', ...process.argv.slice(2)],
    {
      env: { CHROME: chrome, NX_PROFILE: profileFile, NX_SKIP_LOG_GROUPING: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const run = { pid: child.pid, written: '', hasHung: false };
  running.add(run);
  const reader = taskReader(noteTask);
  child.stdout.on('data', (part) => {
    run.written += part;
    reader.add(part);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  running.delete(run);
  reader.end();
  return { ...run, code, profile: readProfile(profileFile) };
}

function sayWhatIsAtWork() {
  if (Date.now() - lastLine < silence) return;
  const atWork = [...running].flatMap(({ pid }) => tasksAtWork(pid));
  const told = atWork.map(({ name, seconds }) => `${name} (${clock(seconds * 1000)})`);
  step(`at work still: ${told.join(', ')}`);
}

function stopWhatHangs() {
  for (const run of running)
    for (const { pid, name, seconds } of tasksAtWork(run.pid)) {
      if (seconds < deadlineOf(name)) continue;
      step(`${name} does not end: stopped after ${clock(seconds * 1000)}`);
      run.hasHung = true;
      stopped.add(name);
      stopTask(pid);
    }
}

function noteTask(task) {
  tasks.set(task.name, task);
  step(taskLine(task));
  if (task.hasFailed || process.env.VERBOSE) show(task.name, task.output);
  if (beforeJourneys.every((name) => tasks.has(name))) startBeside();
}

function readProfile(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return []; // Nx ended before any task did
  }
}
