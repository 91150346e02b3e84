// `npm run prove`: the same tests as `npm test` runs of the rules, the service, its processes and the journeys, at full size: years of simulated
// time, kills, floods, mutation runs; the loss of a database (`npm run rehearse`); `npm run dev`, ten times under load; the bytes of one
// feature alone; and every recipe of CONTRIBUTING.md in a fresh clone. It takes hours; `npm run prove -- -p service` proves one project. Prints a table at the end.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { outputByTask } from './lib/task-output.mjs';
import { countTests, plainText } from './lib/test-counts.mjs';
import { ensureInstalled, root, run, start } from './lib/workspace.mjs';
import { writeReport } from './reliability/report.mjs';
import { resultsFolder } from './reliability/results-file.mjs';

const projects = [
  'domain',
  'contract',
  'api-client',
  'auth',
  'service-store',
  'service-identity',
  'service-payments',
  'service-change-pipeline',
  'service-core',
  'simulation',
  'outside-world',
  'service',
  'portal-e2e',
  'workspace',
];

ensureInstalled();
const chrome = await ensureChromium();
rmSync(join(root, resultsFolder), { recursive: true, force: true }); // what an earlier run said
const given = process.argv.slice(2);
const isWhole = !given.includes('-p');
const which = isWhole ? ['-p', projects.join(',')] : [];
const child = start(
  'nx',
  [
    'run-many',
    '-t',
    'test',
    'histories',
    'generators',
    'benchmarks',
    'e2e',
    ...which,
    '--parallel=2',
    '--output-style=static',
    ...given,
  ],
  {
    env: { TEST_SIZE: 'prove', CHROME: chrome },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);

let output = '';
child.stdout.on('data', (part) => {
  output += part;
  process.stdout.write(part);
});
const code = await new Promise((resolve) => child.once('exit', resolve));

const seconds = (text) => /^\s*Duration\s+([\d.]+m?s)/m.exec(plainText(text))?.[1] ?? '';
const rows = [...outputByTask(output)].map(([task, text]) => {
  const { passed, failed } = countTests(text);
  return { project: task.replace(/:test$/, ''), passed, failed, took: seconds(text) };
});
console.log('\nProved at full size:');
console.table(rows);
const hasRehearsed = !isWhole || (await run('node', ['tools/rehearse.mjs'])) === 0;
const hasDeveloped = !isWhole || (await run('node', ['tools/dev/rehearsal.mjs', '10'])) === 0;
const isSmallAlone = !isWhole || (await run('node', ['tools/bench/alone.mjs'], { env: { LIMITS: 'size' } })) === 0;
const areStoriesSmall = !isWhole || (await run('node', ['tools/bench/stories.mjs'])) === 0;
const hasFollowed = !isWhole || (await run('node', ['tools/recipes.mjs'])) === 0;
const { passed, failed } = countTests(output);
console.log(`\n${writeReport(root).line}`);
console.log(`Tests: ${passed} passed, ${failed} failed`);
const hasDone = hasRehearsed && hasDeveloped && isSmallAlone && areStoriesSmall && hasFollowed;
process.exit(code === 0 && failed === 0 && passed > 0 && hasDone ? 0 : 1);
