// `npm run bench:search`: how long staff wait for a search among 1,000,000 policies, on PostgreSQL: by each of the four keys, and by
// the names that most people have. At most 30 ms for 99 of 100, in the service, while 20 come every second. Never part of `npm test`.
//
// POLICIES for another number, REQUESTS of each kind, RATE a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../lib/workspace.mjs';
import { addPeople, sharedCell } from './many-people.mjs';
import { startPostgres } from './postgres.mjs';
import { startService } from './service.mjs';
import { startProvider } from './staff-token.mjs';

const model = '7000010012';
const policies = Number(process.env.POLICIES ?? 1_000_000);
const requests = Number(process.env.REQUESTS ?? 500);
const rate = Number(process.env.RATE ?? 20);
const budget = 30;

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let withinBudget = false;
let isFoundInTime = true;
try {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const provider = await startProvider();
  endings.push(provider.stop);
  const { api, child } = await startService(folder, { env: { DATABASE_URL: postgres.url, ...provider.env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  const database = new pg.Client(postgres.url);
  await database.connect();
  database.on('error', () => undefined); // the server ends before we do

  const began = Date.now();
  await addPeople(database, model, policies);
  console.log(`${await sizes(database)} after ${((Date.now() - began) / 1000).toFixed(0)} s`);
  const token = await provider.tokenFor('Somebody of staff');
  const texts = await whatPeopleType(database);

  console.log('in milliseconds'.padEnd(34), ' service p50    p95    p99   database p50    p99   found');
  withinBudget = true;
  for (const [what, text] of Object.entries(texts)) {
    await inService(api, token, text, 100); // until everything is compiled and in memory
    const service = await inService(api, token, text, requests);
    const atDatabase = await inDatabase(database, text, requests);
    withinBudget &&= at(service.times, 0.99) <= budget;
    isFoundInTime &&= at(atDatabase, 0.99) <= budget;
    const figures = [at(service.times, 0.5), at(service.times, 0.95), at(service.times, 0.99)];
    const below = [at(atDatabase, 0.5), at(atDatabase, 0.99)];
    console.log(what.padEnd(34), ...figures.map(shown), '     ', ...below.map(shown), '  ', service.found);
  }
  for (const name of ['dlamini', 'mo']) console.log(await planOf(database, name));
  await database.end();
  const verdict = (isWithin) => `${isWithin ? 'each' : 'not each'} within ${budget} ms`;
  console.log(`In the database ${verdict(isFoundInTime)}, through the service ${verdict(withinBudget)}.`);
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(withinBudget ? 0 : 1);

/** Each way of looking, with what somebody types: another text each time where that is possible. */
async function whatPeopleType(database) {
  const random = () => Math.floor(Math.random() * policies);
  const some = async (column) => {
    const share = Math.min(100, 400_000 / policies);
    const { rows } = await database.query(`SELECT ${column} AS value FROM policy_people TABLESAMPLE SYSTEM (${share})
      WHERE ${column} IS NOT NULL ORDER BY random() LIMIT 2000`);
    return () => rows[Math.floor(Math.random() * rows.length)].value;
  };
  return {
    'policy number': () => `8${String(random()).padStart(9, '0')}`,
    'ID number': await some('id_number'),
    'cellphone number': await some('cell_number'),
    'cellphone number of 20,000': () => sharedCell,
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

/** Searches through the service, evenly, whether earlier ones have been answered or not. */
async function inService(api, token, text, count) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const times = [];
  const failures = [];
  let found = 0;
  const search = async () => {
    const body = JSON.stringify({ text: text() });
    const began = performance.now();
    const reply = await fetch(`${api}/staff/policy-search`, { method: 'POST', headers, body });
    const answer = await reply.json();
    times.push(performance.now() - began);
    if (reply.status !== 200) return void failures.push(`${reply.status} ${answer.code}`);
    found = `${answer.data.policies.length}${answer.data.hasMore ? ' and more' : ''}`;
  };
  const began = performance.now();
  const answers = [];
  for (let sent = 0; sent < count; sent++) {
    const early = began + (sent * 1000) / rate - performance.now();
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    answers.push(search().catch((error) => failures.push(error.message)));
  }
  await Promise.all(answers);
  if (failures.length > 0) throw new Error(`${failures.length} searches failed: ${failures[0]}`);
  return { times: times.sort((a, b) => a - b), found };
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
  return times.sort((a, b) => a - b);
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
  if (/^8\d{9}$/.test(typed)) return [['SELECT id FROM policies WHERE policy_number = $1', typed]];
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

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function shown(milliseconds) {
  return milliseconds.toFixed(1).padStart(6);
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
