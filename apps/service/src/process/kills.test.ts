import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { policyNumberFor, policyNumberPrefixes } from '@portal/domain';
import { anIdNumber, atSize } from '@portal/domain/testing';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startProgram, startService } from '../testing/service-process';
import { type OutboxLine, logIn, triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const writers = Array.from({ length: 8 }, (_, at) => ({
  policyNumber: policyNumberFor(policyNumberPrefixes.FUNERAL, 700_000 + at),
  cell: `2782123450${at}`,
  idNumber: anIdNumber({ born: '1980-01-02', sequence: at }),
}));
type Writer = (typeof writers)[number];

const seedFile = (folder: string): string => {
  const file = join(folder, 'seed.json');
  const policies = writers.map(({ policyNumber, cell, idNumber }) => ({
    ...aSeedPolicy,
    Policy_Number: policyNumber,
    Paid_To_Date: '2099-12-31',
    MainMember: { ...aSeedPolicy.MainMember, Cell_Number: cell, Id_Number: idNumber },
  }));
  writeFileSync(file, JSON.stringify(policies));
  return file;
};

/** The newest message to a number, once it is there. */
async function messageTo(folder: string, cell: string): Promise<OutboxLine> {
  for (;;) {
    const lines = readFileSync(join(folder, 'outbox.jsonl'), { encoding: 'utf8', flag: 'a+' }).split('\n').slice(0, -1);
    const found = lines.map((line) => JSON.parse(line) as OutboxLine).findLast(({ to }) => to === cell);
    if (found) return found;
    await wait(20);
  }
}

async function signIn(base: string, folder: string, { policyNumber, cell }: Writer): Promise<string> {
  await triggerPin(base, policyNumber);
  const answer = await logIn(base, policyNumber, await messageTo(folder, cell));
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

/** One writer: a new e-mail address each time, the same intention until it is acknowledged. */
function writing(writer: Writer, token: string) {
  const state = { acknowledged: 0, tried: 0, last: '' };
  const email = () => `writer${state.tried}@cover.example`;
  const once = async (base: string): Promise<boolean> => {
    const answer = await fetch(`${base}/api/v1/update-main-member/${writer.policyNumber}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': `write-${state.tried}`,
      },
      body: JSON.stringify({ Email_Address: email() }),
    }).catch(() => null);
    const body = await answer?.text().catch(() => null);
    if (answer?.status !== 200 || body === null) return false;
    state.acknowledged += 1;
    state.last = email();
    state.tried += 1;
    return true;
  };
  return { writer, state, once };
}

const acknowledgedBy = (people: readonly ReturnType<typeof writing>[]) =>
  people.reduce((sum, { state }) => sum + state.acknowledged, 0);

/** docs/reliability.md#e1. */
describe.runIf(postgresServer())('kill -9 while eight people write', () => {
  const kills = atSize({ test: 2, prove: 40 });
  /** Writes between one kill and the next, at least. */
  const writes = atSize({ test: 10, prove: 125 });

  it(
    'loses no write that was acknowledged, leaves none half done, and a repeat has one effect',
    async ({ annotate }) => {
      const DATABASE_URL = await newPostgres();
      const DATA_DIR = newFolder();
      const settings = { DATABASE_URL, DATA_DIR, SEED_FILE: seedFile(DATA_DIR) };
      let service = await startService(settings);
      const people = await Promise.all(
        writers.map(async (writer) => writing(writer, await signIn(service.base, DATA_DIR, writer))),
      );
      for (let killed = 0; killed < kills; killed += 1) {
        const { base } = service;
        let isDead = false;
        const work = people.map(async ({ once }) => {
          while (!isDead && (await once(base)));
        });
        const before = acknowledgedBy(people);
        while (acknowledgedBy(people) < before + writes) await wait(10);
        await wait(Math.random() * 750);
        service.signal('SIGKILL');
        isDead = true;
        await Promise.all(work);
        await service.ended;
        const restarted = performance.now();
        service = await startService(settings);
        expect(performance.now() - restarted).toBeLessThan(5_000 * atSize({ test: 6, prove: 1 }));
      }
      // What was not acknowledged is asked for once more, with the same intention.
      for (const { once } of people) expect(await once(service.base)).toBe(true);

      const database = new Client({ connectionString: DATABASE_URL });
      await database.connect();
      for (const { writer, state } of people) {
        const { rows: policies } = await database.query<{ record: { MainMember: { Email_Address: string } } }>(
          'SELECT record::json AS record FROM policies WHERE policy_number = $1',
          [writer.policyNumber],
        );
        expect(policies[0]?.record.MainMember.Email_Address).toBe(state.last);
        const { rows: changes } = await database.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM audit WHERE chain = $1 AND action = 'UPDATE_CONTACT'",
          [writer.policyNumber],
        );
        expect(changes[0]?.count).toBe(state.acknowledged);
      }
      await database.end();
      expect(acknowledgedBy(people)).toBeGreaterThan(kills * writes);
      service.signal('SIGTERM');
      await service.ended;
      expect(await startProgram('verify-audit', { DATABASE_URL }).ended).toMatchObject({ code: 0 });
      await annotate(`${kills} kills, ${acknowledgedBy(people)} acknowledged writes, none lost`, 'E1');
    },
    atSize({ test: 120_000, prove: 1_800_000 }),
  );
});
