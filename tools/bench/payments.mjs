// `npm run bench:payments`: what a report of the payment provider costs on PostgreSQL while 200 of them come every second. The
// service's own time counts, as its log tells it in whole milliseconds: at most 20 for half of them. Never part of `npm test`.
//
// SECONDS of it, RATE a second.
import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../lib/workspace.mjs';
import { startPostgres } from './postgres.mjs';
import { startService } from './service.mjs';

const seconds = Number(process.env.SECONDS ?? 20);
const rate = Number(process.env.RATE ?? 200);
const budget = 20;
const secret = 'demo-payat-secret';

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
  const numbers = await payingPolicies(postgres.url);

  await reports(api, numbers, 2 * rate, 1e9);
  const asked = seconds * rate;
  const { failed, began, finished } = await reports(api, numbers, asked, 2e9);
  const times = (await latest(asked)).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  withinBudget = at(0.5) <= budget && failed === 0 && times.length === asked;
  const perSecond = asked / ((finished - began) / 1000);
  console.log(
    `${asked} reports over ${numbers.length} policies, ${perSecond.toFixed(0)} a second, ${failed} failed: in the service ` +
      `p50 ${at(0.5)} ms (budget: at most ${budget}), p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  );
  console.log(await ledger(postgres.url));
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(withinBudget ? 0 : 1);

/** Sends so many reports evenly, whether earlier ones have been answered or not. */
async function reports(api, numbers, count, first) {
  const began = performance.now();
  let failed = 0;
  const answers = [];
  for (let sent = 0; sent < count; sent++) {
    const due = began + (sent * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    answers.push(
      report(api, numbers[sent % numbers.length], String(480_000_000_000 + first + sent)).then((isTaken) => {
        if (!isTaken) failed++;
      }),
    );
  }
  await Promise.all(answers);
  return { failed, began, finished: performance.now() };
}

async function report(api, policyNumber, payatTranId) {
  const now = new Date().toISOString();
  const body = JSON.stringify({
    payatTranId,
    payatReferenceNum: `199999${policyNumber}`,
    digiapiExternalRef: null,
    amount: 100.5,
    status: 'SUCCESSFUL',
    paymentMethod: 'CASH',
    paidAt: now,
    network: 'Shoprite',
    sentAt: now,
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-payat-signature': signature };
  const reply = await fetch(`${api}/payments/payat/callback`, { method: 'POST', headers, body });
  await reply.text();
  return reply.status === 200;
}

async function payingPolicies(url) {
  const database = new pg.Client(url);
  await database.connect();
  const { rows } = await database.query(
    `SELECT policy_number FROM policies WHERE status IN ('ACTIVE', 'IN_GRACE') ORDER BY policy_number`,
  );
  await database.end();
  return rows.map((row) => row.policy_number);
}

/** Whether every cent is where it belongs after all of it. */
async function ledger(url) {
  const database = new pg.Client(url);
  await database.connect();
  const { rows } = await database.query(`SELECT
    (SELECT sum(allocated_cents) FROM payments) AS allocated,
    (SELECT sum(amount_cents) FROM settled_premiums) AS settled,
    (SELECT sum(round((record ->> 'Premium_Credit')::numeric * 100)) FROM policies) AS credit`);
  await database.end();
  const [{ allocated, settled, credit }] = rows;
  const isWhole = Number(allocated) === Number(settled) + Number(credit);
  return `allocated ${allocated} cents = settled ${settled} + credit ${credit}: ${isWhole ? 'yes' : 'NO'}`;
}

/** What the service itself took for the last so many reports. */
async function latest(count) {
  const lines = (await readFile(join(folder, 'service.log'), 'utf8')).split('\n');
  const taken = lines.filter((line) => line.includes('/payments/payat/callback'));
  return taken.slice(-count).map((line) => JSON.parse(line).milliseconds);
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
