import { type Database } from '@portal/service-store';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import {
  cleanUp,
  newDataFolder,
  newFolder,
  productionSettings,
  startProgram,
  startService,
} from '../testing/service-process';
import { triggerPin } from '../testing/sign-in';

afterAll(cleanUp);

const number = aSeedPolicy.Policy_Number;
const { AUDIT_SECRET } = productionSettings;

/** Where a service keeps its rows, as its settings say. */
interface Place {
  DATA_DIR: string;
  DATABASE_URL?: string;
}

/** Three rows in one chain: two PINs are asked for, two minutes apart, and somebody guesses. */
async function somethingHappens(place: Place): Promise<void> {
  const SEED_FILE = seedFileIn(newFolder());
  const service = await startService({ ...place, SEED_FILE, AUDIT_SECRET });
  for (const minutes of [0, 2]) {
    const body = JSON.stringify({ offsetMs: minutes * 60_000 });
    await fetch(`${service.base}/__test/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect((await triggerPin(service.base, number)).status).toBe(200);
  }
  const guess = JSON.stringify({ policyNumber: number, otp: '000000' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${service.base}/api/v1/auth/login`, { method: 'POST', headers, body: guess });
  service.signal('SIGTERM');
  await service.ended;
}

/** As only the owner of the database can: with the guard off. */
async function tamper({ DATA_DIR, DATABASE_URL }: Place, statement: string): Promise<void> {
  const settings = { DATA_DIR, DATABASE_URL, DATABASE_CONNECTIONS: 1 };
  const { database, close } = await openDatabase(settings, { claim: null, log: () => undefined });
  const run = (text: string, on: Database = database) => on.execute(sql.raw(text));
  await run('ALTER TABLE audit DISABLE TRIGGER USER');
  await run(statement);
  await run('ALTER TABLE audit ENABLE TRIGGER USER');
  await close();
}

const rowAt = (offset: number) =>
  `(SELECT sequence FROM audit WHERE chain = '${number}' ORDER BY sequence OFFSET ${offset} LIMIT 1)`;

function tells(of: () => Promise<Place>) {
  it('that every chain holds; then which rows were changed, every one of them, and ends with 1', async () => {
    const place = await of();
    await somethingHappens(place);
    const verify = () => startProgram('verify-audit', { ...place, AUDIT_SECRET }).ended;
    expect(await verify()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^The audit holds: [3-9] rows\. \d+ anchors compared\.\n$/),
    });
    await tamper(place, `UPDATE audit SET reason = 'never happened' WHERE sequence IN (${rowAt(0)}, ${rowAt(1)})`);
    expect(await verify()).toMatchObject({
      code: 1,
      err: '',
      out: expect.stringMatching(
        new RegExp(
          `^(The audit is broken in chain ${number} at row \\d+: The row was changed\\.\n){2}2 places are broken; \\d+ rows? hold\\. \\d+ anchors compared\\.\n$`,
        ),
      ),
    });
  });
}

describe('the command that verifies the audit says', () => {
  describe('on the embedded database', () => tells(async () => ({ DATA_DIR: newDataFolder() })));
  describe.runIf(postgresServer())('on PostgreSQL', () =>
    tells(async () => ({ DATA_DIR: newFolder(), DATABASE_URL: await newPostgres() })),
  );
});
