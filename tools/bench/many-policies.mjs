// `npm run bench:many`: how reading one policy and changing one grow from 1,000 policies to 1,000,000, on PostgreSQL. Only the
// ratio counts: at most 1.5 times. Takes minutes and some gigabytes of a temporary folder. Never part of `npm test`.
//
// POLICIES for the larger number, REQUESTS of each kind.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { run } from '../lib/workspace.mjs';
import { median } from './load.mjs';
import { startPostgres } from './postgres.mjs';
import { signIn, startService } from './service.mjs';

const model = '7000010012';
const few = 1_000;
const many = Number(process.env.POLICIES ?? 1_000_000);
const requests = Number(process.env.REQUESTS ?? 1_500);
const rounds = 3;
const clients = 4;
const budget = 1.5;

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
  const token = await signIn(api, model, folder);
  const database = new pg.Client(postgres.url);
  await database.connect();
  database.on('error', () => undefined); // the server ends before we do

  const small = await measureAt(few);
  const large = await measureAt(many);
  await database.end();
  withinBudget = report(small, large);

  async function measureAt(policies) {
    const began = Date.now();
    await addCopies(database, policies);
    console.log(`${policies} policies after ${((Date.now() - began) / 1000).toFixed(0)} s`);
    const each = { read: [], change: [] };
    await measure(api, token, policies, 300); // until everything is compiled and in memory
    for (let round = 0; round < rounds; round++) {
      const { read, change } = await measure(api, token, policies, requests);
      each.read.push(read);
      each.change.push(change);
    }
    return { read: median(each.read), change: median(each.change) };
  }
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(withinBudget ? 0 : 1);

/** Copies of one policy with numbers of their own, until there are so many. All belong to the customer who has signed in. */
async function addCopies(database, upTo) {
  const batch = 20_000;
  const { rows } = await database.query(`SELECT count(*)::int AS copies FROM policies WHERE policy_number LIKE '8%'`);
  await database.query(`SET session_replication_role = 'replica'`); // the answers of copies are not worth forgetting
  for (let from = rows[0].copies; from < upTo; from += batch) {
    await database.query(
      `WITH model AS (SELECT * FROM policies WHERE policy_number = $1), copies AS (
         INSERT INTO policies (id, policy_number, customer_id, status, inception_date, record, version, created_at, updated_at)
         SELECT ids.id, ids.number, customer_id, status, inception_date,
           (record::jsonb || jsonb_build_object('id', ids.id, 'Policy_Number', ids.number))::json, version, created_at, updated_at
         FROM model, (SELECT gen_random_uuid() AS id, '8' || lpad(n::text, 9, '0') AS number
           FROM generate_series($2::int, $3::int) AS n) AS ids
         RETURNING id, policy_number)
       INSERT INTO policy_people (policy_id, person_id, kind, id_number, cell_number, name_key, first_name_key)
         SELECT copies.id, gen_random_uuid(), 'MAIN_MEMBER', copies.policy_number || '000', person.cell_number,
           person.name_key, person.first_name_key
         FROM copies, (SELECT cell_number, name_key, first_name_key FROM policy_people JOIN policies ON id = policy_id
           WHERE policy_number = $1 AND kind = 'MAIN_MEMBER') AS person`,
      [model, from, Math.min(upTo, from + batch) - 1],
    );
  }
  await database.query(`SET session_replication_role = 'origin'`);
  await database.query('ANALYZE');
}

/** The p99 of reading and of changing policies picked at random, in milliseconds. */
async function measure(api, token, policies, count) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const number = () => `8${String(Math.floor(Math.random() * policies)).padStart(9, '0')}`;
  const read = () => fetch(`${api}/policy/${number()}`, { headers });
  const change = (at) =>
    fetch(`${api}/update-main-member/${number()}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ Email_Address: `person${at}.${Math.floor(Math.random() * 1e9)}@example.com` }),
    });
  return { read: await p99(read, count), change: await p99(change, count) };
}

async function p99(request, count) {
  const times = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const at = next++;
      const began = performance.now();
      const reply = await request(at);
      const text = await reply.text();
      if (reply.status !== 200) throw new Error(`${reply.status} ${text}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)];
}

function report(small, large) {
  let isKept = true;
  for (const what of ['read', 'change']) {
    const ratio = large[what] / small[what];
    isKept &&= ratio <= budget;
    console.log(
      `${what.padEnd(7)} p99 ${small[what].toFixed(2)} ms at ${few}, ${large[what].toFixed(2)} ms at ${many}: ` +
        `${ratio.toFixed(2)} times (budget: at most ${budget})`,
    );
  }
  return isKept;
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
