// `npm run rehearse`: the worst day of a service, on this machine: three processes on one PostgreSQL under load, a backup while they work, a
// release, the loss of the database, and its restore to a moment. Ends with 1 where a request failed, a row differs or a promise is lost.
//
// POLICIES says how many there are, LOAD_SECONDS how long people work before and after. The log: dist/rehearsal.log.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureInstalled, root } from './lib/workspace.mjs';
import { newCluster } from './rehearse/cluster.mjs';
import { build, fill, signInPeople } from './rehearse/prepare.mjs';
import { rehearsalLog } from './rehearse/rehearsal-log.mjs';
import { pause, runningService } from './rehearse/release.mjs';
import { backUp, count, loseDatabase, megabytes, passMoment, restore, rollingRestart } from './rehearse/steps.mjs';
import { splitAt, traffic } from './rehearse/traffic.mjs';

const policies = Number(process.env.POLICIES ?? 2_000);
const loadSeconds = Number(process.env.LOAD_SECONDS ?? 10);
const many = 3;
const clients = { readers: 4, writers: 4 };
/** For whom they ask. */
const signedIn = 40;
const secrets = {
  SESSION_SECRET: 'a session secret of the rehearsal alone',
  AUDIT_SECRET: 'an audit secret of the rehearsal alone',
};

ensureInstalled();
const log = rehearsalLog(join(root, 'dist/rehearsal.log'));
const folder = await mkdtemp(join(tmpdir(), 'portal-rehearsal-'));
const endings = [() => rm(folder, { recursive: true, force: true })];
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => cleanUp().then(() => process.exit(1)));

const isWhole = await rehearse().then(
  () => true,
  (error) => log.write(`It did not come to its end: ${error.message}`),
);
await cleanUp();
const wentWell = isWhole === true && log.wrong() === 0;
log.write(wentWell ? 'The rehearsal went well.' : 'The rehearsal FAILED.');
process.exit(wentWell ? 0 : 1);

async function rehearse() {
  log.write(
    `A rehearsal: ${count(policies)} policies, ${many} processes, ${clients.readers} readers, ${clients.writers} writers.`,
  );
  await log.step('the service is built', build);
  const cluster = await log.step('PostgreSQL starts and archives its log', () => newCluster(folder));
  endings.push(cluster.stop);
  const settings = { DATABASE_URL: cluster.url, ...secrets };
  const service = runningService(folder, settings);
  endings.push(service.stopAll);
  const connect = async () => {
    const client = new pg.Client(cluster.url);
    client.on('error', () => undefined); // the server is lost while some are open
    await client.connect();
    return client;
  };

  const database = await connect();
  const bytes = await log.step('policies are filled in, with what they lived through', () =>
    fill(database, cluster.url, policies),
  );
  await log.step(
    `${many} processes are ready`,
    async () => {
      for (let started = 0; started < many; started++) await service.start();
    },
    () => ({ figure: `over a database of ${megabytes(bytes)}` }),
  );
  const { pass } = service;
  const people = await log.step(
    'people sign in',
    () => signInPeople(service.processes()[0], { database, pass }, signedIn),
    ({ length }) => ({ figure: `${length} of them` }),
  );
  await database.end();
  const load = traffic({ pass, people, ...clients });
  endings.push(load.end);
  await pause(loadSeconds * 1000);

  const tools = { log, cluster, backup: join(folder, 'backup'), connect, service, load, settings, endings };
  await backUp(tools);
  await rollingRestart(tools);
  const { mark, tables } = await passMoment(tools);
  await pause(loadSeconds * 1000);
  await load.end();
  const { reads, writes, slowest } = load.counts;
  log.check('people were served until the end', {
    figure: `${count(reads)} reads, ${count(writes)} writes, the slowest ${slowest.toFixed(0)} ms`,
    problems: load.failures,
  });
  await loseDatabase(tools);
  await restore(tools, { tables, parts: splitAt(load.writes, mark) });
}

/** What was started last ends first. */
async function cleanUp() {
  for (const end of endings.splice(0).reverse()) await Promise.resolve(end()).catch(() => undefined);
}
