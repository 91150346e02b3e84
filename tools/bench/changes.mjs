// `npm run bench:changes`: a change of an e-mail address, signed in, checked, written down and told, against a bare server that does the
// same database work and nothing else (`bare-changes.mjs`), by turns. At least 0.7 of its requests per second. Never part of `npm test`.
//
// ROUNDS, CHANGES in each; POLICIES of a new book or FOLDER of one that was filled before; PROFILE=folder leaves a CPU profile of the service.
import { start } from '../lib/workspace.mjs';
import { openBook } from './book.mjs';
import { median } from './load.mjs';
import { client, closedLoop, told } from './open-loop.mjs';
import { processorSeconds } from './processor-time.mjs';
import { setting } from './setting.mjs';
import { signInAll } from './sign-in-all.mjs';

const [rounds, changes, policies] = [setting('ROUNDS', 9), setting('CHANGES', 600), setting('POLICIES', 4000)];
const connections = '10';
const people = 60;
const clients = 8;
const budget = 0.7;

const ask = client();
let isWithin = false;
let book;
try {
  book = await openBook({ policies });
  const { api } = await book.serve({ DATABASE_CONNECTIONS: connections });
  const signedIn = await signInAll({ api, book, ask }, people);
  const bare = start('node', ['tools/bench/bare-changes.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { DATABASE_URL: book.url, DATABASE_CONNECTIONS: connections },
  });
  book.endsWithIt(bare);
  const port = await new Promise((resolve, reject) => {
    bare.stdout.once('data', resolve);
    bare.once('exit', () => reject(new Error('The bare server did not start')));
  });
  const sendTo = (address) => async (at) => {
    const person = signedIn[at % people];
    const headers = { ...person.headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ Email_Address: `person${at}.${Math.floor(Math.random() * 1e9)}@example.com` });
    return (await ask(address(person), { method: 'PUT', headers, body })).status === 200;
  };
  const sessions = await sessionsOf(signedIn);
  const targets = {
    bare: sendTo(({ number }) => `http://127.0.0.1:${String(port).trim()}/${sessions.get(number)}/${number}`),
    service: sendTo(({ number }) => `${api}/update-main-member/${number}`),
  };
  for (const send of Object.values(targets)) await closedLoop({ clients, count: changes }, send); // until everything is compiled
  const results = { bare: [], service: [] };
  for (let round = 0; round < rounds; round += 1) {
    const names = Object.keys(targets);
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await measured(targets[name]));
  }
  isWithin = report(results);
} catch (error) {
  console.error(error);
}
await book?.end();
process.exit(isWithin ? 0 : 1);

/** The session of each policy. */
async function sessionsOf(signedIn) {
  const { rows } = await book.database.query(
    'SELECT DISTINCT ON (policy_number) policy_number, id FROM sessions WHERE policy_number = ANY($1) ORDER BY policy_number, id',
    [signedIn.map(({ number }) => number)],
  );
  return new Map(rows.map((row) => [row.policy_number, row.id]));
}

/** A round, with the milliseconds of processor time for each change: of the server, the database and the client together. */
async function measured(send) {
  const before = processorSeconds();
  const result = await closedLoop({ clients, count: changes }, send);
  return { ...result, processor: ((processorSeconds() - before) * 1000) / changes };
}

/** Prints the figures and says whether they keep the budget. */
function report({ bare, service }) {
  const middle = (results) =>
    Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(results.map((result) => result[key]))]));
  console.log(`A change of an e-mail address, ${clients} at once, medians of ${rounds} x ${changes}\n`);
  for (const [name, results] of Object.entries({ bare, service })) {
    const { processor, ...times } = middle(results);
    console.log(`${name.padEnd(8)} ${told(times)}, processor ${processor.toFixed(2)} ms each`);
  }
  const share = (key) => median(service.map((result, round) => result[key] / bare[round][key]));
  const [ratio, processor] = [share('perSecond'), 1 / share('processor')];
  const failed = [...bare, ...service].reduce((sum, result) => sum + result.failed, 0);
  console.log(
    `\nservice / bare: ${ratio.toFixed(2)} of the changes per second (at least ${budget}), ${processor.toFixed(2)} by processor time; ${failed} failed`,
  );
  return ratio >= budget && failed === 0;
}
