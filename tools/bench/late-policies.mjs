// `npm run bench:late`: what it costs when a whole book is late. Nobody has paid for a month that has fallen due; the jobs of the service
// move every policy into grace and tell its policyholder, in the portal and by text message. At most 7.5 ms of processor for a policy
// with its messages, service and database together: 40,000 in five minutes. Never part of `npm test`.
//
// POLICIES of the book, or FOLDER of one that was filled before; PROFILE=folder leaves a CPU profile of the service there; STATEMENTS=1
// tells what each policy asks of the database (and costs more, as every statement is written down).
import { createServer } from 'node:http';
import { openBook } from './book.mjs';
import { client } from './open-loop.mjs';
import { processorParts } from './processor-time.mjs';
import { statementCosts } from './statement-costs.mjs';

const policies = Number(process.env.POLICIES ?? 40_000);
const budget = 7.5;
const day = 86_400_000;
const waiting = 'SELECT count(*)::int AS messages FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL';
const late = `SELECT count(*)::int AS policies,
  count(*) FILTER (WHERE EXISTS (SELECT FROM notifications WHERE notifications.policy_number = policies.policy_number
    AND type = 'PREMIUM_UNPAID_NOTICE'))::int AS notices FROM policies WHERE status = 'IN_GRACE'`;

const ask = client();
const gateway = await startGateway();
let isWithin = false;
let book;
try {
  const costs = process.env.STATEMENTS ? statementCosts() : null;
  book = await openBook({ policies, months: 1, statements: costs?.listen });
  await everybodyPaysAtTills(book.database);
  const { api, child } = await book.serve({ SMS_GATEWAY_URL: gateway.url, SMS_PER_SECOND: '1000' });
  await jobs(api); // what the day of the book left to do
  await ask(new URL('/__test/clock', api), post({ offsetMs: noonAfterNextMonth() - Date.now() }));
  costs?.begin();
  const told = gateway.taken();
  const before = processorParts(child.pid);
  const began = performance.now();
  let rounds = 0;
  do {
    await jobs(api);
    rounds += 1;
  } while (rounds < 10 && (await book.database.query(waiting)).rows[0].messages > 0);
  const seconds = (performance.now() - began) / 1000;
  const after = processorParts(child.pid);
  const { rows } = await book.database.query(late);
  const [{ policies: moved, notices }] = rows;
  const messages = gateway.taken() - told;
  const each = (who) => ((after[who] - before[who]) * 1000) / moved;
  const both = each('service') + each('database');
  console.log(`${moved} policies in grace, ${notices} of them told in the portal, ${messages} text messages taken`);
  console.log(`${seconds.toFixed(1)} s in ${rounds} rounds of the jobs: ${(moved / seconds).toFixed(0)} a second`);
  console.log(
    `processor, ms a policy with its messages: service ${each('service').toFixed(2)}, database ${each('database').toFixed(2)}, ` +
      `together ${both.toFixed(2)} (at most ${budget}): 40,000 in ${((both * 40) / 60).toFixed(1)} minutes`,
  );
  if (costs) console.log(costs.told(moved));
  isWithin = moved > 0 && notices === moved && both <= budget;
} catch (error) {
  console.error(error);
}
await book?.end();
gateway.stop();
process.exit(isWithin ? 0 : 1);

/** Nobody waits for the answer of a bank, so that every policy is late on the same day. */
async function everybodyPaysAtTills(database) {
  await database.query(`DELETE FROM collections WHERE state NOT IN ('PAID', 'UNPAID', 'DISPUTED', 'RECALLED')`);
  await database.query(`UPDATE payments SET status = 'FAILED' WHERE status IN ('SUBMITTED', 'PENDING')`);
  await database.query(
    `UPDATE policies SET record = jsonb_set(record::jsonb, '{PaymentMethod,Payment_Method}', '"PAYAT"')::json WHERE status = 'ACTIVE'`,
  );
}

async function jobs(api) {
  const { status } = await ask(new URL('/__test/upkeep', api), { method: 'POST' });
  if (status !== 200) throw new Error('The jobs failed');
}

/** Every day of a month to pay on has passed by then, and no grace is over. */
function noonAfterNextMonth() {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 2, 10) + Number(process.env.DAYS ?? 0) * day;
}

function post(body) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A gateway that takes every message. */
async function startGateway() {
  let taken = 0;
  const server = createServer((request, response) => {
    taken += 1;
    request.resume();
    request.on('end', () => response.setHeader('content-type', 'application/json').end('{"success":true,"data":null}'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    taken: () => taken,
    stop: () => server.close(),
  };
}
