// `npm run bench:claim-pins`: whether the time of an answer tells that a claim is known. A PIN is asked for with references of claims and
// numbers that are on them, and with others, in turn and in no order, over HTTP on PostgreSQL. Of a pair of one and the other, how often the
// one that is known took longer: 50 of 100 tell nothing, and at most 55 are let pass. Never part of `npm test`.
//
// REQUESTS of each kind.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importTogether } from '../lib/import-typescript.mjs';
import { run } from '../lib/workspace.mjs';
import { fillClaims } from './fill/many-claims.mjs';
import { client, percentiles } from './open-loop.mjs';
import { openPool, startPostgres } from './postgres.mjs';
import { startService } from './service.mjs';

const requests = Number(process.env.REQUESTS ?? 600);
const most = 0.55;
const warmUp = 100;
const ask = client();
const { policyNumbers } = await importTogether({ policyNumbers: 'libs/domain/src/policy/policy-number.ts' });

const endings = [];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

let isWithin = false;
try {
  const count = requests + warmUp;
  const [known, unknown] = [names(0, count), names(500_000, count)];
  const { api, sent } = await serviceWithClaims(known);
  const times = { known: [], unknown: [] };
  for (let at = 0; at < count; at += 1) {
    const pair = [
      ['known', known[at]],
      ['unknown', unknown[at]],
    ];
    for (const [kind, name] of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const taken = await askForPin(api, name);
      if (at >= warmUp) times[kind].push(taken);
    }
  }
  if ((await sent()) !== count) throw new Error(`${await sent()} PINs went out for ${count} known claims`);
  for (const [kind, taken] of Object.entries(times)) {
    const { p50, p95 } = percentiles(taken);
    console.log(`${kind.padEnd(8)} ${taken.length} answers: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  }
  const longer = shareThatTookLonger(times.known, times.unknown);
  isWithin = Math.abs(longer - 0.5) <= most - 0.5;
  console.log(
    `a known one took longer than an unknown one ${(100 * longer).toFixed(1)} times of 100 (at most ${Math.round(100 * most)})`,
  );
} catch (error) {
  console.error(error);
}
await cleanUp();
process.exit(isWithin ? 0 : 1);

/** Of all pairs. */
function shareThatTookLonger(some, others) {
  const longer = some.reduce((sum, one) => sum + others.filter((other) => one > other).length, 0);
  return longer / (some.length * others.length);
}

/** So many policies, each with a number of its own from which somebody asks, and an address of its own. */
function names(from, count) {
  return Array.from({ length: count }, (_, at) => ({
    policyNumber: policyNumbers.policyNumberFor('7', 300_000 + from + at),
    cellNumber: `2783${String(from + at).padStart(7, '0')}`,
    address: `198.${from === 0 ? 18 : 19}.${at >> 8}.${at & 255}`,
  }));
}

/** The service over claims on these policies, on each of which everybody who claims has the one number. */
async function serviceWithClaims(known) {
  if ((await run('nx', ['build', 'service', '--output-style=static'], { stdio: 'ignore' })) !== 0) {
    throw new Error('The build failed. Run `npx nx build service` to see why.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const { api, child } = await startService(folder, {
    env: { DATABASE_URL: postgres.url, CLAIMS: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  endings.push(() => (child.kill('SIGTERM') ? ended : undefined));
  const database = openPool(postgres.url, { max: 2 });
  endings.push(() => database.end());
  await fillClaims(database, { count: known.length + 100, staffId: 'Somebody of staff' });
  await database.query(
    `UPDATE claims SET policy_number = name.policy, record = jsonb_set(record::jsonb, '{claimants}', (
         SELECT jsonb_agg(one || jsonb_build_object('cellNumber', name.cell, 'role', 'POLICYHOLDER'))
         FROM jsonb_array_elements(record::jsonb -> 'claimants') AS one))::json
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM claims WHERE life_key LIKE 'life %') AS made
       JOIN unnest($1::text[], $2::text[]) WITH ORDINALITY AS name (policy, cell, place) USING (place)
       WHERE claims.id = made.id`,
    [known.map(({ policyNumber }) => policyNumber), known.map(({ cellNumber }) => cellNumber)],
  );
  /** To how many PINs of claims went. */
  const sent = async () => (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).split('"CLAIM_LOGIN"').length - 1;
  return { api, sent };
}

/** Milliseconds until it is answered. What is done afterwards is waited for, so that it is in nobody's way. */
async function askForPin(api, { policyNumber, cellNumber, address }) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const body = JSON.stringify({ claim: policyNumber, Cell_Number: cellNumber });
  const began = performance.now();
  const { status, text } = await ask(`${api}/claims/trigger-otp`, { method: 'POST', headers, body });
  const taken = performance.now() - began;
  if (status !== 200) throw new Error(text);
  await new Promise((resolve) => setTimeout(resolve, 15));
  return taken;
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
