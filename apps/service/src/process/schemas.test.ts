import { setTimeout as wait } from 'node:timers/promises';
import { type Database, migrate } from '@portal/service-store';
import { earlierSchemas, fillAsEarlier } from '@portal/service-store/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { barePostgres, newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, productionSettings, startProgram, startService } from '../testing/service-process';
import { signInFirst } from '../testing/sign-in';

afterAll(cleanUp);

const { AUDIT_SECRET } = productionSettings;
const now = new Date('2026-11-25T08:00:00Z');

async function onDatabase<Result>(DATABASE_URL: string, work: (database: Database) => Promise<Result>) {
  const settings = { DATABASE_URL, DATABASE_CONNECTIONS: 1, DATA_DIR: '' };
  const { database, close } = await openDatabase(settings, { claim: null, log: () => undefined });
  return work(database).finally(close);
}

/** A policy that every earlier database has. */
const earlierPolicy = { Policy_Number: '7000010012', MainMember: { Cell_Number: '27820000778' } };

/** Signs in, and gives what reads the policy. */
async function readerOf(base: string, folder: string, policy: Parameters<typeof signInFirst>[2]) {
  const headers = await signInFirst(base, folder, policy);
  return () => fetch(`${base}/api/v1/policy/${policy.Policy_Number}`, { headers });
}

/** docs/reliability.md#e11. */
describe.runIf(postgresServer())('a schema and the processes beside it', () => {
  it('a process that starts on the database of an early version migrates it and serves its policies', async () => {
    const DATABASE_URL = await barePostgres();
    await onDatabase(DATABASE_URL, (database) => fillAsEarlier(database, earlierSchemas[0], now));
    const DATA_DIR = newFolder();
    const service = await startService({ DATABASE_URL, AUDIT_SECRET, DATA_DIR });
    expect((await fetch(`${service.base}/readyz`)).status).toBe(200);
    const read = await readerOf(service.base, DATA_DIR, earlierPolicy);
    const answer = await read();
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('"Policy_Number":"7000010012"'),
    ]);
    service.signal('SIGTERM');
    await service.ended;
    expect(await startProgram('verify-audit', { DATABASE_URL, AUDIT_SECRET }).ended).toMatchObject({ code: 0 });
  });

  it('a process answers on while the next schema comes, and is not ready once something that it uses is taken away', async () => {
    const DATABASE_URL = await newPostgres();
    const DATA_DIR = newFolder();
    const service = await startService({ DATABASE_URL, AUDIT_SECRET, DATA_DIR, SEED_FILE: seedFileIn(DATA_DIR) });
    const read = await readerOf(service.base, DATA_DIR, aSeedPolicy);
    const statuses = new Set<number>();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        for (const answer of [await read(), await fetch(`${service.base}/readyz`)]) statuses.add(answer.status);
        await wait(20);
      }
    })();

    const next = [
      { number: 9001, name: 'later', statements: ['ALTER TABLE policies ADD COLUMN later text'] },
      {
        number: 9002,
        name: 'filled',
        backfill: { table: 'policies', key: 'id', set: `later = 'x'`, where: 'later IS NULL' },
      },
      { number: 9003, name: 'found', indexes: [{ name: 'policies_later', on: 'policies (later)' }] },
    ];
    const taken = await onDatabase(DATABASE_URL, (database) => migrate(database, now, { steps: next }));
    expect(taken).toEqual(['later', 'filled', 'found']);
    await wait(500);
    isOver = true;
    await reading;
    expect([...statuses]).toEqual([200]);

    const last = { number: 9004, name: 'less', statements: ['ALTER TABLE policies DROP COLUMN later'], requires: 9003 };
    await onDatabase(DATABASE_URL, (database) => migrate(database, now, { steps: [last] }));
    const answer = await fetch(`${service.base}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ message: 'The database schema needs a newer version of the service' });
    service.signal('SIGTERM');
    await service.ended;
  });
});
