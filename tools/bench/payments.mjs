// `npm run bench:payments`: what a report of the payment provider costs while 200 of them come every second for 4,000 policies of a
// book. The time of whoever reports counts, from the moment at which the report was meant to be sent: at most 20 ms for half of them.
// What the service says of itself stands beside it. Never part of `npm test`.
//
// SECONDS of it, RATE a second, POLICIES that are paid for; FOLDER of a book that was filled before. STATEMENTS=100 tells what so many
// reports ask of the database, one after the other.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBook } from './book.mjs';
import { client, openLoop, percentiles, told } from './open-loop.mjs';
import { processorParts } from './processor-time.mjs';
import { reporter } from './report-payment.mjs';
import { setting } from './setting.mjs';
import { statementCosts } from './statement-costs.mjs';

const [seconds, rate, policies] = [setting('SECONDS', 20), setting('RATE', 200), setting('POLICIES', 4000)];
const single = setting('STATEMENTS', 0);
const budget = 20;
const ask = client();

let isWithin = false;
let book;
try {
  const costs = single > 0 ? statementCosts() : null;
  book = await openBook({ policies, statements: costs?.listen });
  const { api, child } = await book.serve();
  const numbers = await book.numbers(`status IN ('ACTIVE', 'IN_GRACE')`, policies);
  const send = reporter({ ask, api, numbers });
  const report = async () => (await send()) === 200;
  await openLoop({ rate, count: 2 * rate }, report); // until everything is compiled and in memory

  await upkeep(api); // what the jobs make of those reports is no part of the next ones

  if (costs) {
    costs.begin();
    for (let at = 0; at < single; at += 1) await report();
    await new Promise((resolve) => setTimeout(resolve, 500)); // the last of it reaches us
    console.log(`A report: ${costs.told(single)}`);
    costs.begin();
    await upkeep(api);
    await new Promise((resolve) => setTimeout(resolve, 500));
    console.log(`What the jobs do after it, of which nobody waits: ${costs.told(single)}`);
  } else {
    const asked = seconds * rate;
    const before = processorParts(child.pid);
    const result = await openLoop({ rate, count: asked }, report);
    const after = processorParts(child.pid);
    const own = percentiles(await latest(asked));
    isWithin = result.p50 <= budget && result.failed === 0;
    console.log(
      `${asked} reports over ${numbers.length} policies, for whoever reports: ${told(result)} (p50 at most ${budget})`,
    );
    console.log(`in the service p50 ${own.p50} ms, p95 ${own.p95} ms, p99 ${own.p99} ms`);
    const parts = Object.keys(after).map((who) => `${who} ${(((after[who] - before[who]) * 1000) / asked).toFixed(1)}`);
    console.log(`processor, ms a report: ${parts.join(', ')}`);
  }
  console.log(await ledger(book.database));
} catch (error) {
  console.error(error);
}
await book?.end();
process.exit(isWithin || single > 0 ? 0 : 1);

/** Everything that happens by itself, once. */
function upkeep(api) {
  return ask(new URL('/__test/upkeep', api), { method: 'POST' });
}

/** Whether every cent is where it belongs after all of it. */
async function ledger(database) {
  const { rows } = await database.query(`SELECT
    (SELECT sum(allocated_cents) FROM payments) AS allocated,
    (SELECT sum(amount_cents) FROM settled_premiums) AS settled,
    (SELECT sum(round((record ->> 'Premium_Credit')::numeric * 100)) FROM policies) AS credit`);
  const [{ allocated, settled, credit }] = rows;
  const isWhole = Number(allocated) === Number(settled) + Number(credit);
  return `allocated ${allocated} cents = settled ${settled} + credit ${credit}: ${isWhole ? 'yes' : 'NO'}`;
}

/** What the service itself took for the last so many reports, in whole milliseconds. */
async function latest(count) {
  const lines = (await readFile(join(book.folder, 'service.log'), 'utf8')).split('\n');
  const taken = lines.filter((line) => line.includes('/payments/payat/callback'));
  return taken.slice(-count).map((line) => JSON.parse(line).milliseconds);
}
