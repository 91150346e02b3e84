// `npm run bench`: GET policy, signed in, ownership checked and logged, against a bare server that does the same database
// work and nothing else. Only ratios count, and only of runs that stand side by side, in many short rounds: the machine is
// noisy. Processor time is printed beside them: other programs that use the machine touch it much less than the requests
// per second. Never part of `npm test`.
//
// ROUNDS and SECONDS of each; PROFILE=folder leaves a CPU profile of the service there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run, start } from '../lib/workspace.mjs';
import { load, median } from './load.mjs';
import { startPostgres } from './postgres.mjs';
import { processorSeconds } from './processor-time.mjs';
import { signIn, startService } from './service.mjs';

const policyNumber = '7000010012';
const rounds = Number(process.env.ROUNDS ?? 9);
const seconds = Number(process.env.SECONDS ?? 2);
const profile = process.env.PROFILE;
const DATABASE_CONNECTIONS = '10';
const budget = { ratio: 0.5, p99: 3 };

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

try {
  const built = await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' });
  if (built !== 0) throw new Error('The build failed. Run `npx nx build service` to see why.');
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const env = { DATABASE_URL: postgres.url, DATABASE_CONNECTIONS };

  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
  const { api, child } = await startService(folder, { env, flags });
  started(child);
  const headers = { authorization: `Bearer ${await signIn(api, policyNumber, folder)}` };
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
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      results[name].push(await measured(targets[name]));
  }
  const withinBudget = report(results, answer.length);
  await cleanUp();
  process.exit(withinBudget ? 0 : 1);
} catch (error) {
  console.error(error);
  await cleanUp();
  process.exit(1);
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

/** A run with the microseconds of processor time for each request: of the server, the database and the client together. */
async function measured(target) {
  const before = processorSeconds();
  const result = await target();
  return { ...result, processor: before === null ? null : ((processorSeconds() - before) / result.asked) * 1e6 };
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
    const processor = middle(name, 'processor') ?? null;
    console.log(
      `${name.padEnd(8)} ${figures[0].padStart(7)} requests/s   p50 ${figures[1]} ms   p99 ${figures[2]} ms` +
        (processor === null ? '' : `   processor ${processor.toFixed(0)} us`),
    );
  }
  const to = (name, key) => median(results.service.map((result, round) => result[key] / results[name][round][key]));
  const [ratio, ofOneRow, p99] = [to('bare', 'perSecond'), to('one row', 'perSecond'), to('bare', 'p99')];
  const line = (name, share) => {
    const processor = to(name, 'processor');
    console.log(
      `service / ${name}: ${share.toFixed(2)} of the requests per second (budget: at least ${budget.ratio})` +
        (processor > 0 ? `, ${(1 / processor).toFixed(2)} by processor time` : ''),
    );
  };
  console.log();
  line('bare', ratio);
  line('one row', ofOneRow);
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
