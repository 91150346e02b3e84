import { demoSeed } from '@portal/scenarios';
import { someProviders } from '@portal/service-payments/testing';
import { inTransaction, messageQueue, rowsOf, seed, webRandom } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { jsonLog, quietLog } from './log';
import { runJobs } from './jobs/upkeep';
import { whyNotStarted } from './why-not-started';

const start = new Date('2026-11-20T08:00:00Z');
/** Long enough for everything to be due. */
const later = new Date('2028-06-01T08:00:00Z');
const lines: string[] = [];
const errors: unknown[] = [];
let names: string[] = [];

/** Every text of every record that names or reaches a person. */
const telling =
  /"(?:First_Name|Surname|Id_Number|Cell_Number|Email_Address|Line_1|Account_Holder_Name)": ?"([^"]{4,})"/g;

beforeAll(async () => {
  const { database, close } = await openPgliteCopy();
  await seed(database, demoSeed('2026-11-20'), start);
  const records = rowsOf<{ record: string }>(await database.execute(sql`SELECT record::text AS record FROM policies`));
  names = [...new Set(records.flatMap(({ record }) => [...record.matchAll(telling)].map(([, text = '']) => text)))];

  await inTransaction(database, (tx) =>
    messageQueue.enqueue(tx, {
      id: webRandom.uuid(),
      policyNumber: null,
      now: start,
      message: { channel: 'SMS', to: '27821234567', text: `Hello ${names[0]}`, purpose: 'CELL_CHANGED' },
    }),
  );
  // Whatever a job writes is refused, and the database quotes the row that it refused. That a job is taken names nobody.
  const tables = rowsOf<{ name: string }>(
    await database.execute(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'jobs'`,
    ),
  );
  for (const { name } of tables) {
    await database.execute(sql.raw(`ALTER TABLE "${name}" ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`));
  }
  const tools = {
    database,
    clock: { now: () => later },
    random: webRandom,
    providers: someProviders(),
    auditKey: 'a key of this test',
    brand: { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' },
    messenger: async ({ to, text }: { to: string; text: string }) => Promise.reject(new Error(`No ${to}: "${text}"`)),
  };
  const write = (text: string) => void lines.push(text);
  for (const log of [jsonLog(write, () => later), quietLog(write)]) {
    const both: typeof log = (entry) => {
      errors.push((entry as { error?: unknown }).error);
      log(entry);
    };
    await runJobs({ ...tools, log: both });
  }
  await close();
});

it('jobs fail on a database of known people, and what fails quotes them', () => {
  expect(names.length).toBeGreaterThan(50);
  expect(errors.length).toBeGreaterThan(3);
  const raw = errors.map((error) => everything(error)).join('\n');
  expect(names.some((name) => raw.includes(name))).toBe(true);
});

it('no name, number or address of theirs is in the log', () => {
  const text = lines.join('');
  expect(text).toContain('violates check constraint');
  expect(names.filter((name) => text.includes(name))).toEqual([]);
});

it('nor in what is said when the start or a command fails', () => {
  const said = errors.map(whyNotStarted).join('\n');
  expect(said).toContain('violates check constraint');
  expect(names.filter((name) => said.includes(name))).toEqual([]);
});

/** An error with all that hangs on it. */
const everything = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${everything(error.cause)}` : '';
