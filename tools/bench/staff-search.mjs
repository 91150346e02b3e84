// `npm run bench:search`: how long staff wait for a search among 1,000,000 policies, on PostgreSQL: by each of the four keys, and by
// the names that most people have. At most 30 ms for 99 of 100, for whoever asks, while 20 come every second. Never part of `npm test`.
//
// POLICIES for another number, REQUESTS of each kind, RATE a second; FOLDER of a book that was filled before.
import { openBook } from './book.mjs';
import { sharedCell } from './fill/people.mjs';
import { client, openLoop, percentiles } from './open-loop.mjs';
import { startProvider } from './staff-token.mjs';

const ask = client();
const policies = Number(process.env.POLICIES ?? 1_000_000);
const requests = Number(process.env.REQUESTS ?? 500);
const rate = Number(process.env.RATE ?? 20);
const budget = 30;

let withinBudget = false;
let isFoundInTime = true;
let book;
const provider = await startProvider();
try {
  const began = Date.now();
  book = await openBook({ policies, months: 0 });
  const { database } = book;
  const { api } = await book.serve(provider.env);
  console.log(`${await sizes(database)} after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const token = await provider.tokenFor('Somebody of staff');
  const texts = await whatPeopleType(database);

  console.log('in milliseconds'.padEnd(34), ' service p50    p95    p99   database p50    p99   found');
  withinBudget = true;
  for (const [what, text] of Object.entries(texts)) {
    await inService(api, token, text, 100); // until everything is compiled and in memory
    const service = await inService(api, token, text, requests);
    const atDatabase = await inDatabase(database, text, requests);
    withinBudget &&= service.p99 <= budget;
    isFoundInTime &&= atDatabase.p99 <= budget;
    const figures = [service.p50, service.p95, service.p99];
    const below = [atDatabase.p50, atDatabase.p99];
    console.log(what.padEnd(34), ...figures.map(shown), '     ', ...below.map(shown), '  ', service.found);
  }
  for (const name of ['dlamini', 'mo']) console.log(await planOf(database, name));
  const verdict = (isWithin) => `${isWithin ? 'each' : 'not each'} within ${budget} ms`;
  console.log(`In the database ${verdict(isFoundInTime)}, through the service ${verdict(withinBudget)}.`);
} catch (error) {
  console.error(error);
}
await book?.end();
provider.stop();
process.exit(withinBudget ? 0 : 1);

/** Each way of looking, with what somebody types: another text each time where that is possible. */
async function whatPeopleType(database) {
  const numbers = await book.numbers('true', 2000);
  const some = async (column) => {
    const share = Math.min(100, 400_000 / policies);
    const { rows } = await database.query(`SELECT ${column} AS value FROM policy_people TABLESAMPLE SYSTEM (${share})
      WHERE ${column} IS NOT NULL ORDER BY random() LIMIT 2000`);
    return () => rows[Math.floor(Math.random() * rows.length)].value;
  };
  return {
    'policy number': () => numbers[Math.floor(Math.random() * numbers.length)],
    'ID number': await some('id_number'),
    'cellphone number': await some('cell_number'),
    'cellphone number of a shop': () => sharedCell,
    'whole name': await some('name_key'),
    'whole name, first name first': await some('first_name_key'),
    'name "dlamini"': () => 'dlamini',
    'name "mok"': () => 'mok',
    'name "mo"': () => 'mo',
    'name "th"': () => 'th',
    'name "thabo"': () => 'thabo',
    'name "thabo mokoena"': () => 'thabo mokoena',
    'name that nobody has': () => 'xyzzy',
  };
}

/** Searches through the service, evenly, each timed from when it was meant to be sent. */
async function inService(api, token, text, count) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let found = 0;
  let failure = null;
  const result = await openLoop({ rate, count }, async () => {
    const body = JSON.stringify({ text: text() });
    const { status, text: answer } = await ask(`${api}/staff/policy-search`, { method: 'POST', headers, body });
    if (status !== 200) failure = answer;
    const { data } = JSON.parse(answer);
    found = `${data.policies.length}${data.hasMore ? ' and more' : ''}`;
    return status === 200;
  });
  if (result.failed > 0) throw new Error(`${result.failed} searches failed: ${failure}`);
  return { ...result, found };
}

/** The same look-ups at the database alone, one after the other. */
async function inDatabase(database, text, count) {
  const times = [];
  for (let done = 0; done < count; done++) {
    const typed = text();
    const began = performance.now();
    for (const [statement, ...values] of lookUps(typed)) await database.query(statement, values);
    times.push(performance.now() - began);
  }
  return percentiles(times);
}

function byKey(column) {
  return `SELECT policy_id, person_id FROM policy_people WHERE ${column} = $1
    ORDER BY (kind <> 'MAIN_MEMBER'), name_key, policy_id LIMIT 500`;
}

function byName(isKind, most) {
  const part = (key) => `(SELECT policy_id, person_id, ${key} AS name FROM policy_people
    WHERE ${isKind} AND ${key} >= $1 AND ${key} < $2 ORDER BY ${key}, policy_id LIMIT ${most})`;
  return `${part('name_key')} UNION ALL ${part('first_name_key')} ORDER BY name, policy_id LIMIT ${most}`;
}

function lookUps(typed) {
  if (/^7\d{9}$/.test(typed)) return [['SELECT id FROM policies WHERE policy_number = $1', typed]];
  if (/^27\d{9}$/.test(typed)) return [[byKey('cell_number'), typed]];
  if (/^\d{13}$/.test(typed)) return [[byKey('id_number'), typed]];
  const range = [typed, `${typed}\u{10ffff}`];
  return [
    [byName("kind = 'MAIN_MEMBER'", 42), ...range],
    [byName("kind <> 'MAIN_MEMBER'", 500), ...range],
  ];
}

async function planOf(database, name) {
  const { rows } = await database.query(
    `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, SUMMARY OFF) ${byName("kind = 'MAIN_MEMBER'", 42)}`,
    [name, `${name}\u{10ffff}`],
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function sizes(database) {
  const { rows } = await database.query(`SELECT (SELECT count(*) FROM policies) AS policies,
    (SELECT count(*) FROM policy_people) AS people, pg_size_pretty(pg_database_size(current_database())) AS size`);
  return `${rows[0].policies} policies, ${rows[0].people} people, ${rows[0].size}`;
}

function shown(milliseconds) {
  return milliseconds.toFixed(1).padStart(6);
}
