import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { migrate } from '../database/migrate';
import { schemaState } from '../database/schema-state';
import { peopleOf } from '../policies/people-of-policy';
import { type StoredPolicy } from '../base/records';
import { type PolicyPersonRow } from '../schema/policies';
import { earlierSchemas, fillAsEarlier, type Rows } from '../testing/earlier-schema';
import { onEveryDatabase } from '../testing/on-every-database';

const now = new Date('2026-11-25T08:00:00Z');

/** Columns that a step writes anew: people are found in another way since, every policy is looked at once more, and answers made before are forgotten. */
const writtenAnew: Record<string, string[]> = {
  policies: ['next_standing_day'],
  policy_people: ['name_key', 'number_key', 'person_key'],
  kept_answers: ['revision'],
};

type Row = Rows[string][number];

const sorted = (rows: Row[], columns: string[]) =>
  rows.map((row) => JSON.stringify(columns.map((name) => row[name]))).sort();
const isEqual = (some: string[], others: string[]) => some.join() === others.join();

describe.each(earlierSchemas)('a database of schema %i', (last) => {
  onEveryDatabase('is brought up to date', (db) => {
    let before: Rows;

    beforeAll(async () => {
      await db.database.execute(sql`DROP SCHEMA public CASCADE`);
      await db.database.execute(sql`CREATE SCHEMA public`);
      before = await fillAsEarlier(db.database, last, now);
      await migrate(db.database, now);
    });

    test('with no step left to take', async () => {
      expect(await schemaState(db.database)).toEqual({ missing: [], isTooOld: false });
    });

    test('with every value of every row as it was, but for those that a step writes anew', async () => {
      for (const [table, rows] of Object.entries(before)) {
        const found = rowsOf<{ row: Row }>(
          await db.database.execute(sql.raw(`SELECT to_json(${table}) AS row FROM ${table}`)),
        ).map(({ row }) => row);
        const differs = (columns: string[]) => !isEqual(sorted(found, columns), sorted(rows, columns));
        const columns = Object.keys(rows[0] ?? {});
        const rewritten = columns.filter((column) => differs([column]));
        expect(
          rewritten.filter((column) => !writtenAnew[table]?.includes(column)),
          table,
        ).toEqual([]);
        expect(differs(columns.filter((column) => !rewritten.includes(column))), table).toBe(false);
      }
    });

    test('with everybody found as if they had been saved today', async () => {
      const policies = rowsOf<{ record: StoredPolicy }>(await db.database.execute(sql`SELECT record FROM policies`));
      const found = rowsOf<PolicyPersonRow>(
        await db.database.execute(sql`SELECT policy_id AS "policyId", person_id AS "personId", kind,
          id_number AS "idNumber", cell_number AS "cellNumber", name_key AS "nameKey", first_name_key AS "firstNameKey",
          number_key AS "numberKey", person_key AS "personKey" FROM policy_people`),
      );
      const byPerson = (one: PolicyPersonRow, other: PolicyPersonRow) =>
        `${one.policyId}${one.personId}`.localeCompare(`${other.policyId}${other.personId}`);
      expect(found.sort(byPerson)).toEqual(policies.flatMap(({ record }) => peopleOf(record)).sort(byPerson));
    });
  });
});
