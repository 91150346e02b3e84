// `npm run bench:claims`: how long the computation of a claim takes, over the 38 worked examples of docs/domain/claims.md with every cause
// of death: at most 5 ms for 99 of 100. And how long staff wait for a page of the queue of 10,000 claims, in every view, on PostgreSQL: at
// most 30 ms for 99 of 100, for whoever asks, while 20 come every second. What it costs the processor stands beside it, which other programs
// touch less. Never part of `npm test`.
//
// QUEUE for another number of claims, REQUESTS of each view, RATE a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTogether } from '../lib/import-typescript.mjs';
import { run } from '../lib/workspace.mjs';
import { fillClaims } from './fill/many-claims.mjs';
import { client, openLoop, percentiles } from './open-loop.mjs';
import { openPool, startPostgres } from './postgres.mjs';
import { processorParts } from './processor-time.mjs';
import { startService } from './service.mjs';
import { startProvider } from './staff-token.mjs';

const number = (name, usual) => Number(process.env[name] ?? usual);
const [count, requests, rate] = [number('QUEUE', 10_000), number('REQUESTS', 500), number('RATE', 20)];
const budget = { computation: 5, page: 30 };
const consultant = 'Somebody of staff';
const ofAmounts = 'libs/domain/src/claims/amounts';
/** How often every worked example is computed. */
const rounds = 100;
/** The views of the queue, and what each has at the database. */
const views = {
  TO_DECIDE: 'WHERE due_on IS NOT NULL',
  MINE: `WHERE taken_by IS NOT NULL AND taken_by = '${consultant}' AND taken_at > now() - interval '1 hour'`,
  WAITING_FOR_FAMILY: `WHERE awaits IN ('CLAIMANT', 'BANK') AND awaits = 'CLAIMANT'`,
  WAITING_FOR_BANK: `WHERE awaits IN ('CLAIMANT', 'BANK') AND awaits = 'BANK'`,
  OVERDUE: 'WHERE due_on IS NOT NULL AND due_on < current_date',
  FLAGGED: `WHERE flag_level IS NOT NULL AND status IN ('REPORTED', 'IN_ASSESSMENT', 'DISPUTED', 'APPROVED')`,
  ALL: '',
};
const ask = client();

const endings = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let isWithin = false;
try {
  isWithin = await computations();
  isWithin = (await pages()) && isWithin;
} catch (error) {
  console.error(error);
  isWithin = false;
}
await cleanUp();
process.exit(isWithin ? 0 : 1);

/** The amounts of every worked example for every cause, from what is known of the death on. */
async function computations() {
  const { examples, cases, amounts, basis } = await importTogether({
    examples: `${ofAmounts}/testing/worked-examples.ts`,
    cases: `${ofAmounts}/testing/a-claim.ts`,
    amounts: `${ofAmounts}/claim-amounts.ts`,
    basis: `${ofAmounts}/claim-basis.ts`,
  });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { policy, died, more } of examples.workedExamples) {
      const facts = cases.aDeath(policy, died, more);
      const began = performance.now();
      amounts.claimAmounts(basis.claimBasis(policy, facts), cases);
      times.push(performance.now() - began);
    }
  }
  const { p50, p95, p99 } = percentiles(times);
  const figures = [p50, p95, p99].map((one) => one.toFixed(3));
  console.log(
    `${times.length} computations for every cause, in milliseconds: p50 ${figures[0]}, p95 ${figures[1]}, p99 ${figures[2]} (at most ${budget.computation})`,
  );
  return p99 <= budget.computation;
}

/** Pages of the queue, view by view: the first ones as people turn them, and of all claims any page. */
async function pages() {
  const { api, child, database, token } = await desk();
  console.log(
    `${'in milliseconds'.padEnd(26)} service p50    p95    p99   processor: service  database   database p50    p99   claims`,
  );
  let isInTime = true;
  for (const [view, size] of [...Object.keys(views).map((name) => [name, 20]), ['ALL', 50]]) {
    const found = await page(api, token, `view=${view}&pageSize=${size}`);
    if (found.totalRecords === 0) throw new Error(`There is no claim in ${view}.`);
    const turned = (sent) => 1 + (sent % Math.min(found.totalPages, view === 'ALL' ? Infinity : 5));
    const load = (times) =>
      openLoop({ rate, count: times }, (sent) =>
        page(api, token, `view=${view}&pageSize=${size}&pageNumber=${turned(sent)}`).then(
          ({ data }) => data.length > 0,
        ),
      );
    await load(100); // until everything is compiled and in memory
    const before = processorParts(child.pid);
    const service = await load(requests);
    const after = processorParts(child.pid);
    if (service.failed > 0) throw new Error(`${service.failed} pages of ${view} failed.`);
    isInTime &&= service.p99 <= budget.page;
    const below = await atDatabase(database, { view, size });
    const spent = (who) => ((after[who] - before[who]) * 1000) / requests;
    console.log(
      `${view}, ${size} a page`.padEnd(31),
      ...[service.p50, service.p95, service.p99].map(shown),
      '            ',
      ...[spent('service'), spent('database')].map(shown),
      '        ',
      ...[below.p50, below.p99].map(shown),
      ' ',
      found.totalRecords,
    );
  }
  console.log(`A page has at most ${budget.page} ms for 99 of 100, for whoever asks.`);
  return isInTime;
}

/** The service over claims of its own, and a consultant who has signed in. */
async function desk() {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
  const provider = await startProvider();
  endings.push(provider.stop);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const { api, child } = await startService(folder, {
    env: { DATABASE_URL: postgres.url, CLAIMS: 'on', ...provider.env },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  const database = openPool(postgres.url, { max: 2 });
  endings.push(() => database.end());
  await fillClaims(database, { count, staffId: consultant });
  return { api, child, database, token: await provider.tokenFor(consultant) };
}

async function page(api, token, query) {
  const { status, text } = await ask(`${api}/staff/claims?${query}`, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200) throw new Error(text);
  return JSON.parse(text).data;
}

/** The same page at the database alone, one after the other. */
async function atDatabase(database, { view, size }) {
  const times = [];
  const from = `FROM claims ${views[view]}`;
  for (let done = 0; done < requests; done += 1) {
    const began = performance.now();
    await database.query(`SELECT * ${from} ORDER BY due_on, created_at, id LIMIT ${size}`);
    await database.query(`SELECT count(*) ${from}`);
    times.push(performance.now() - began);
  }
  return percentiles(times);
}

function shown(milliseconds) {
  return milliseconds.toFixed(1).padStart(6);
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
