import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../database/database';
import { migrate } from '../database/migrate';
import { peopleOf } from '../policies/people-of-policy';
import { type StoredPolicy } from '../base/records';
import { onEveryDatabase } from '../testing/on-every-database';
import { migrations } from './all';

const now = new Date('2026-11-20T08:00:00Z');
const uuid = () => crypto.randomUUID();
const person = (First_Name: string, Surname: string) => ({ id: uuid(), First_Name, Surname });

onEveryDatabase('people who were there before names could be searched both ways', (db) => {
  const record = {
    id: uuid(),
    MainMember: person('Zoë Élise', 'Van  der Merwe'),
    Spouse: null,
    Children: [person('Sipho', "O'Brien"), person('Naledi', 'Nkosi-Dube')],
    ExtendedMembers: [],
    Beneficiaries: [person('Thandi', 'Nkosi')],
  } as unknown as StoredPolicy;
  const stranger = uuid();

  beforeAll(async () => {
    const { database } = db;
    await database.execute(sql`DROP SCHEMA public CASCADE`);
    await database.execute(sql`CREATE SCHEMA public`);
    await migrate(database, now, { steps: migrations.filter(({ number }) => number < 16) });
    const customer = uuid();
    await database.execute(sql`INSERT INTO customers (id, id_key, first_name, surname, created_at, updated_at)
      VALUES (${customer}, 'POLICY:1', 'Zoë', 'Van der Merwe', now(), now())`);
    await database.execute(sql`INSERT INTO policies
      (id, policy_number, customer_id, status, inception_date, record, version, created_at, updated_at)
      VALUES (${record.id}, '7000010012', ${customer}, 'ACTIVE', '2024-03-01', ${JSON.stringify(record)}::json, 1, now(), now())`);
    const people = [...peopleOf(record), { personId: stranger, kind: 'SPOUSE', nameKey: 'nobody known' }];
    for (const { personId, kind, nameKey } of people) {
      await database.execute(sql`INSERT INTO policy_people (policy_id, person_id, kind, name_key)
        VALUES (${record.id}, ${personId}, ${kind}, ${nameKey})`);
    }
    await migrate(database, now);
  });

  test('are found by both afterwards, as if they had been saved today', async () => {
    const found = await db.database.execute(sql`SELECT person_id, name_key, first_name_key FROM policy_people
      WHERE person_id <> ${stranger} ORDER BY person_id`);
    const expected = peopleOf(record).map(({ personId, nameKey, firstNameKey }) => ({
      person_id: personId,
      name_key: nameKey,
      first_name_key: firstNameKey,
    }));
    expect(rowsOf(found)).toEqual(expected.sort((one, other) => (one.person_id < other.person_id ? -1 : 1)));
  });

  test('keep the name they had where the record does not know them', async () => {
    const found = await db.database.execute(
      sql`SELECT name_key, first_name_key FROM policy_people WHERE person_id = ${stranger}`,
    );
    expect(rowsOf(found)).toEqual([{ name_key: 'nobody known', first_name_key: '' }]);
  });
});
