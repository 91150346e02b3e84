import { anIdNumber } from '@portal/domain/testing';
import { nameKey, numberKey } from '@portal/domain';
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
const person = (First_Name: string, Surname: string, more: object = {}) => ({
  id: uuid(),
  First_Name,
  Surname,
  Date_Of_Birth: '1990-05-05',
  ...more,
});

onEveryDatabase('people who were there before they were found by names and birthday', (db) => {
  const asked = person('Léa', "O'Brien", { Passport_Country: 'ZW', Passport_Number: 'fn 123456' });
  const record = {
    id: uuid(),
    MainMember: person('Zoë', 'Van der Merwe', { Id_Number: anIdNumber({ born: '1990-05-05' }) }),
    Spouse: null,
    Children: [person('Sipho', 'O’Brien'), person('Naledi', 'Nkosi-Dube', { Date_Of_Birth: null })],
    ExtendedMembers: [person('Tendai', 'Moyo', { Id_Number: '', Permit_Number: 'PTAZWE000123456' })],
    Beneficiaries: [person('Thandi', 'Nkosi')],
  } as unknown as StoredPolicy;

  beforeAll(async () => {
    const { database } = db;
    await database.execute(sql`DROP SCHEMA public CASCADE`);
    await database.execute(sql`CREATE SCHEMA public`);
    await migrate(database, now, { steps: migrations.filter(({ number }) => number < 22) });
    const customer = uuid();
    await database.execute(sql`INSERT INTO customers (id, id_key, first_name, surname, created_at, updated_at)
      VALUES (${customer}, 'POLICY:1', 'Zoë', 'Van der Merwe', now(), now())`);
    await database.execute(sql`INSERT INTO policies
      (id, policy_number, customer_id, status, inception_date, record, version, created_at, updated_at)
      VALUES (${record.id}, '7000010012', ${customer}, 'ACTIVE', '2024-03-01', ${JSON.stringify(record)}::json, 1, now(), now())`);
    for (const { personId, kind } of peopleOf(record)) {
      await database.execute(sql`INSERT INTO policy_people (policy_id, person_id, kind, name_key, first_name_key)
        VALUES (${record.id}, ${personId}, ${kind}, '', '')`);
    }
    const action = { actionType: 'ADD_CHILD', proposedValue: asked };
    await database.execute(sql`INSERT INTO approval_actions
      (id, policy_number, entity_type, entity_id, status, record, version, requested_at, expires_at)
      VALUES (${uuid()}, '7000010012', 'CHILD', ${asked.id}, 'APPROVED', ${JSON.stringify(action)}::json, 1, now(), now())`);
    await migrate(database, now);
  });

  test('are found by both afterwards, as if they had been saved today', async () => {
    const found = await db.database.execute(sql`SELECT person_id, number_key, person_key FROM policy_people`);
    const byId = (one: { person_id: string }, other: { person_id: string }) =>
      one.person_id < other.person_id ? -1 : 1;
    const expected = peopleOf(record).map(({ personId, numberKey: number_key, personKey: person_key }) => ({
      person_id: personId,
      number_key,
      person_key,
    }));
    expect(rowsOf<{ person_id: string }>(found).sort(byId)).toEqual(expected.sort(byId));
  });

  test('so is who an approved change will cover', async () => {
    const found = await db.database.execute(sql`SELECT number_key, person_key FROM approval_actions`);
    expect(rowsOf(found)).toEqual([{ number_key: numberKey(asked), person_key: nameKey(asked) }]);
  });
});
