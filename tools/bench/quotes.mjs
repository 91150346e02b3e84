// `npm run bench:quotes`: what a quote costs on PostgreSQL, one customer at a time: of another plan, given before or new, and
// of an extended member. The median of the service's own time counts, as its log tells it in whole milliseconds: at most 5.
// What a client sees, with its own work and the way, stands beside it. Never part of `npm test`.
//
// REQUESTS of each kind.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../lib/workspace.mjs';
import { median } from './load.mjs';
import { startPostgres } from './postgres.mjs';
import { signIn, startService } from './service.mjs';

const policy = '7000010012';
const requests = Number(process.env.REQUESTS ?? 500);
const budget = 5;
const plans = ['prd-fa-010', 'prd-fa-020', 'prd-fa-050', 'prd-sp-030', 'prd-sp-050'];

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let withinBudget = false;
try {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const { api, child } = await startService(folder, { env: { DATABASE_URL: postgres.url } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  const headers = { authorization: `Bearer ${await signIn(api, policy, folder)}`, 'content-type': 'application/json' };
  const database = new pg.Client(postgres.url);
  await database.connect();
  database.on('error', () => undefined); // the server ends before we do

  const plan = (at) => fetch(`${api}/quotes/get-product-change/${policy}/${plans[at % plans.length]}`, { headers });
  const relative = () =>
    fetch(`${api}/quotes/fetch-extended-member-quote/${policy}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ Date_Of_Birth: '1990-05-05', Relationship: 'SISTER', Cover_Amount: 10000 }),
    });
  const forget = () => database.query('TRUNCATE quotes');
  const medians = {
    'a plan, asked again': await measure(plan),
    'a plan, new': await measure(plan, forget),
    'an extended member': await measure(relative),
  };
  await database.end();
  withinBudget = Object.values(medians).every(({ service }) => service <= budget);
  for (const [what, { service, client }] of Object.entries(medians)) {
    console.log(
      `${what.padEnd(22)} p50 ${service} ms in the service (budget: at most ${budget}), ${client.toFixed(2)} ms for the client`,
    );
  }
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(withinBudget ? 0 : 1);

/** The median of so many requests, one after the other, the first hundred left out. */
async function measure(request, before = () => undefined) {
  const times = [];
  for (let at = 0; at < requests + 100; at++) {
    await before();
    const began = performance.now();
    const reply = await request(at);
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${reply.status} ${text}`);
    if (at >= 100) times.push(performance.now() - began);
  }
  return { client: median(times), service: median(await latest(requests)) };
}

/** What the service itself took for the last so many quotes. */
async function latest(count) {
  const lines = (await readFile(join(folder, 'service.log'), 'utf8')).split('\n');
  const quotes = lines.filter((line) => line.includes('/api/v1/quotes/'));
  return quotes.slice(-count).map((line) => JSON.parse(line).milliseconds);
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
