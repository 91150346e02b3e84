import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from './a-seed-policy';
import { openPgliteCopy } from './pglite-in-turn';

const now = new Date('2026-11-20T08:00:00Z');

test('what one suite leaves in a database the next one does not find: rows, settings, statements', async () => {
  const first = await openPgliteCopy();
  await seed(first.database, { policies: [aSeedPolicy('7000010012')] }, now);
  await first.database.execute(sql`SET TIME ZONE 'Africa/Johannesburg'`);
  await first.close();

  const second = await openPgliteCopy();
  expect(second.database).toBe(first.database);
  expect(rowsOf(await second.database.execute(sql`SELECT policy_number FROM policies`))).toEqual([]);
  expect(rowsOf(await second.database.execute(sql`SHOW timezone`))).not.toEqual([{ TimeZone: 'Africa/Johannesburg' }]);
  await second.close();
});

test('two that are open at the same time are not the same', async () => {
  const [first, second] = [await openPgliteCopy(), await openPgliteCopy()];
  expect(second.database).not.toBe(first.database);
  await Promise.all([first.close(), second.close()]);
});

test.each([
  [
    'switches a trigger off, and on again',
    sql`ALTER TABLE audit DISABLE TRIGGER USER`,
    sql`ALTER TABLE audit ENABLE TRIGGER USER`,
  ],
  ['forgets a step of the schema', sql`DELETE FROM migrations WHERE number > 1`],
])('a database that %s serves nobody else', async (_, ...statements) => {
  const first = await openPgliteCopy();
  for (const statement of statements) await first.database.execute(statement);
  await first.close();
  const second = await openPgliteCopy();
  expect(second.database).not.toBe(first.database);
  await second.close();
});
