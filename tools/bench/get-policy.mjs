// `npm run bench`: GET policy, signed in, ownership checked and logged, against a bare server that does the same database
// work and nothing else. Only ratios count, and only of runs that stand side by side, in many short rounds: the machine is
// noisy. Never part of `npm test`.
//
// ROUNDS and SECONDS of each; PROFILE=folder leaves a CPU profile of the service there.
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run, start } from '../lib/workspace.mjs';
import { load, median } from './load.mjs';
import { startPostgres } from './postgres.mjs';

const policyNumber = '7000010012';
const rounds = Number(process.env.ROUNDS ?? 9);
const seconds = Number(process.env.SECONDS ?? 2);
const profile = process.env.PROFILE;
const DATABASE_CONNECTIONS = '10';
const budget = { ratio: 0.5, p99: 3 };

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const logFile = join(folder, 'service.log');
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

try {
  const built = await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' });
  if (built !== 0) throw new Error('The build failed. Run `npx nx build service` to see why.');
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const env = { DATABASE_URL: postgres.url, DATABASE_CONNECTIONS };

  const api = await startService(env);
  const headers = { authorization: `Bearer ${await signIn(api)}` };
  const address = `${api}/policy/${policyNumber}`;
  const answer = await fetch(address, { headers }).then((reply) => reply.text());
  if ((await fetch(address)).status !== 401) throw new Error('The policy is open to anybody.');
  const bare = await startBare(env, answer);

  const targets = {
    'one row': () => load(`${bare}/one-row`, { seconds }),
    bare: () => load(`${bare}/same-work`, { seconds }),
    service: () => load(address, { headers, seconds }),
  };
  const names = Object.keys(targets);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) for (let time = 0; time < 3; time++) await targets[name](); // until everything is compiled
  for (let round = 0; round < rounds; round++) {
    // Nobody always comes first, and nobody twice in a row.
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) results[name].push(await targets[name]());
  }
  const withinBudget = report(results, answer.length);
  await cleanUp();
  process.exit(withinBudget ? 0 : 1);
} catch (error) {
  console.error(error);
  await cleanUp();
  process.exit(1);
}

async function startService(env) {
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const log = openSync(logFile, 'w');
  const settings = { APP_MODE: 'test', SEED_DEMO: 'true', PORT: '0', OUTSIDE_PORT: '9', DATA_DIR: folder, ...env };
  started(start('node', [...flags, 'dist/apps/service/main.js'], { stdio: ['ignore', log, 'inherit'], env: settings }));
  const [, port] = await found(logFile, /"event":"started".*"port":(\d+)/);
  return `http://127.0.0.1:${port}/api/v1`;
}

async function startBare(env, answer) {
  const client = new pg.Client(env.DATABASE_URL);
  await client.connect();
  await client.query('create table bench_answers (key text primary key, body text not null)');
  await client.query('insert into bench_answers values ($1, $2)', [policyNumber, answer]);
  const { rows } = await client.query('select id from sessions');
  await client.end();
  const command = ['tools/bench/bare-server.mjs', rows[0].id, policyNumber];
  const child = started(start('node', command, { stdio: ['ignore', 'pipe', 'inherit'], env }));
  const port = await new Promise((resolve) => child.stdout.once('data', resolve));
  return `http://127.0.0.1:${String(port).trim()}`;
}

async function signIn(api) {
  const post = (path, body) =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }).then((reply) => reply.json());
  await post(`/auth/trigger-login-otp/${policyNumber}?shouldSendOtp=true`);
  const [, otp] = await found(join(folder, 'outbox.jsonl'), /PIN is (\d{6})/);
  return (await post('/auth/login', { policyNumber, otp })).data.accessToken;
}

/** Waits until a file holds a pattern, half a minute at most. */
async function found(file, pattern) {
  for (let tries = 0; tries < 300; tries++) {
    const match = pattern.exec(await readFile(file, 'utf8').catch(() => ''));
    if (match) return match;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${file} holds no ${pattern}`);
}

/** Prints the figures and says whether they keep the budget. */
function report(results, bytes) {
  const middle = (name, key) => median(results[name].map((result) => result[key]));
  const errors = Object.values(results)
    .flat()
    .reduce((sum, result) => sum + result.errors, 0);
  console.log(`GET policy, ${bytes} bytes, 32 connections, PostgreSQL, medians of ${rounds} x ${seconds} s\n`);
  for (const name of Object.keys(results)) {
    const figures = [
      middle(name, 'perSecond').toFixed(0),
      middle(name, 'p50').toFixed(2),
      middle(name, 'p99').toFixed(2),
    ];
    console.log(`${name.padEnd(8)} ${figures[0].padStart(7)} requests/s   p50 ${figures[1]} ms   p99 ${figures[2]} ms`);
  }
  const to = (name, key) => median(results.service.map((result, round) => result[key] / results[name][round][key]));
  const [ratio, ofOneRow, p99] = [to('bare', 'perSecond'), to('one row', 'perSecond'), to('bare', 'p99')];
  console.log(`\nservice / bare: ${ratio.toFixed(2)} of the requests per second (budget: at least ${budget.ratio})`);
  console.log(
    `service / one row: ${ofOneRow.toFixed(2)} of the requests per second (budget: at least ${budget.ratio})`,
  );
  console.log(`p99: ${p99.toFixed(2)} times (budget: at most ${budget.p99})   errors: ${errors} (budget: 0)`);
  return ratio >= budget.ratio && ofOneRow >= budget.ratio && p99 <= budget.p99 && errors === 0;
}

/** Notes a child, so that it ends with us. */
function started(child) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  return child;
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
