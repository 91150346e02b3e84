// The steps of a rehearsal, each with what it came to in the log.
import { rm } from 'node:fs/promises';
import { restoreBaseBackup, takeBaseBackup } from './base-backup.mjs';
import { recoverCluster } from './cluster.mjs';
import { differences, markMoment, readTables } from './fingerprint.mjs';
import { pause } from './release.mjs';
import { sendAgain, verifyAudit } from './restored.mjs';
import { acknowledgedKeys, keysOf } from './traffic.mjs';
import { brokenPromises, findWrites } from './writes-kept.mjs';

/** A restore of 100,000 policies takes no longer, in milliseconds (docs/reliability.md#e12). */
const longestRestore = 300_000;
const momentName = 'rehearsed';

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
export const count = (number) => number.toLocaleString('en');
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const rowsIn = (tables) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
const endedBadly = (codes) => codes.filter((code) => code !== 0).map((code) => `a process ended with ${code}`);
const size = (tables) => `${Object.keys(tables).length} tables, ${count(rowsIn(tables))} rows`;

export const backUp = ({ log, connect, cluster, backup }) =>
  log.step(
    'a base backup is taken under load',
    async () => {
      const client = await connect();
      return takeBaseBackup(client, cluster.data, backup).finally(() => client.end());
    },
    ({ files, bytes }) => ({ figure: `${count(files)} files, ${megabytes(bytes)}` }),
  );

/** A release: for each process a new one that is ready, then the old one ends. */
export async function rollingRestart({ log, service, load }) {
  const { failures, counts } = load;
  const [failedBefore, askedBefore] = [failures.length, counts.reads + counts.writes];
  const old = service.processes();
  await log.step(
    `${old.length} processes are replaced one after the other under load`,
    async () => {
      const codes = [];
      for (const one of old) {
        await service.start();
        codes.push(await service.stop(one));
      }
      await pause(1000);
      return codes;
    },
    (codes) => ({
      figure: `${count(counts.reads + counts.writes - askedBefore)} requests meanwhile, ${failures.length - failedBefore} failed`,
      problems: [...endedBadly(codes), ...failures.slice(failedBefore)],
    }),
  );
}

/** Marks the moment to which everything is restored, and waits until the archive has it. Gives what was true then. */
export async function passMoment({ log, connect, load }) {
  const { tables, noted } = await log.step(
    'a moment is marked',
    () => markMoment(momentName, { connect, justBefore: () => acknowledgedKeys(load.writes) }),
    (marked) => ({
      figure: `${count(marked.noted.size)} writes acknowledged before it`,
      problems: marked.noted.size === 0 ? ['nobody had written anything'] : [],
    }),
  );
  const mark = { acknowledged: noted, sent: keysOf(load.writes) };
  const held = await log.step(
    'what every table holds is read',
    () => tables,
    (read) => ({ figure: size(read) }),
  );
  await log.step('the archive has the moment', () => archiveNow(connect));
  return { mark, tables: held };
}

/** Production waits for `archive_timeout`; here the log is closed at once. */
async function archiveNow(connect) {
  const client = await connect();
  const { rows } = await client.query('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  for (;;) {
    const { rows: archived } = await client.query('SELECT last_archived_wal AS file FROM pg_stat_archiver');
    if (archived[0].file >= rows[0].file) break;
    await pause(100);
  }
  await client.end();
}

/** The machine of the database goes, with its disk. The processes stay, say that they are not ready, and end when they are told to. */
export const loseDatabase = ({ log, cluster, service }) =>
  log.step(
    'the database is lost',
    async () => {
      await cluster.crash();
      await rm(cluster.data, { recursive: true });
      await pause(2000);
      const ready = service.processes().filter(({ isReady }) => isReady).length;
      return { ready, codes: await service.stopAll() };
    },
    ({ ready, codes }) => ({
      figure: `${ready} of ${codes.length} processes say that they are ready; told to, they end with ${codes.join(', ')}`,
      problems: [...(ready > 0 ? ['a process without a database says that it is ready'] : []), ...endedBadly(codes)],
    }),
  );

/** Restores the moment, compares it with what was true then, and puts the service to work on it. */
export async function restore({ log, cluster, backup, connect, service, settings, endings }, { tables, parts }) {
  const began = Date.now();
  await log.step('the backup is put in its place', () => restoreBaseBackup(backup, cluster.data));
  const restored = await log.step('PostgreSQL replays its log up to the moment', () =>
    recoverCluster(cluster, momentName),
  );
  endings.push(() => restored.stop());
  const restoring = Date.now() - began;
  const client = await connect();
  endings.push(() => client.end());

  await log.step(
    'every table holds what it held',
    () => readTables(client),
    (now) => ({ figure: size(now), problems: differences(tables, now) }),
  );
  await log.step(
    'what was acknowledged before the moment is there',
    () => findWrites(client, Object.values(parts).flat()),
    (found) => ({
      figure: `${count(parts.before.length)} writes; of ${parts.underWay.length} under way each is whole or absent, of ${count(parts.after.length)} later ones none is there`,
      problems: brokenPromises(parts, found),
    }),
  );
  await log.step(
    'verify-audit',
    () => verifyAudit(settings),
    ({ code, said }) => ({ figure: said, problems: code === 0 ? [] : [`it ended with ${code}`] }),
  );

  const startedAt = Date.now();
  const process = await log.step('the service starts on what was restored', service.start);
  const took = restoring + Date.now() - startedAt;
  log.check('from an empty disk to a service that is ready', {
    figure: `${seconds(took)} (at most ${seconds(longestRestore)})`,
    problems: took > longestRestore ? ['it took too long'] : [],
  });
  await log.step(
    'somebody signs in and sends again what was acknowledged',
    () => sendAgain(process, client, parts.before),
    ({ sent, problems }) => ({ figure: `${sent} writes, each with the answer it had and no second effect`, problems }),
  );
}
