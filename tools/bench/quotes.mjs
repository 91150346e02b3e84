// `npm run bench:quotes`: what a quote costs on PostgreSQL, one customer at a time: of another plan, given before or new, and
// of an extended member. The median counts: at most 5 ms. Never part of `npm test`.
//
// REQUESTS of each kind.
import { mkdtemp, rm } from 'node:fs/promises';
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
  const forget = () => database.query('DELETE FROM quotes');
  const medians = {
    'a plan, asked again': await measure(plan),
    'a plan, new': await measure(plan, forget),
    'an extended member': await measure(relative),
  };
  await database.end();
  withinBudget = Object.values(medians).every((milliseconds) => milliseconds <= budget);
  for (const [what, milliseconds] of Object.entries(medians)) {
    console.log(`${what.padEnd(22)} p50 ${milliseconds.toFixed(2)} ms (budget: at most ${budget})`);
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
  return median(times);
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
