import { drizzle } from 'drizzle-orm/node-postgres';
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { allTemplates } from './fill/families.mjs';
import { designBook, fillBook } from './fill/fill-book.mjs';
import { refuseUnlistedTables, tables } from './fill/read-rows.mjs';
import { migrateAt } from './fill/migrate-at.mjs';
import { birthdays, bornOn, idNumberOf, mostPolicies } from './fill/people.mjs';
import { ownerOf, policyNumberAt } from './fill/plan-book.mjs';
import { uuidAt } from './fill/random.mjs';
import { serviceOver, visitor } from './fill/service-over.mjs';
import { workspaceCode } from './fill/workspace-code.mjs';
import { openPool, startPostgres } from './postgres.mjs';
import { importTogether } from '../lib/import-typescript.mjs';

const today = '2026-11-20';
const policies = 60;
const names = ['family signsIn', 'single stumbles', 'singleParent atTheTill', 'couple inGrace', 'largeFamily lapsed'];
const plans = allTemplates.filter(({ name }) => names.includes(name));

let world;
const endings = [];
before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-book-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startPostgres(folder);
  endings.push(postgres.stop);
  const code = await workspaceCode();
  await migrateAt(code, postgres.url);
  const book = await designBook(code, { today, months: 3, plans });
  const filled = await fillBook(code, book, { url: postgres.url, upTo: policies });
  const pool = openPool(postgres.url, { max: 2 });
  endings.push(() => pool.end());
  const database = code.store.fromDriver(drizzle(pool, { schema: code.store.schema }));
  world = { code, book, filled, pool, database };
});
after(async () => {
  for (const end of endings.reverse()) await end();
});

const rowsOf = async (statement, ...values) => (await world.pool.query(statement, values)).rows;

test('among a million policies nobody has the ID number of somebody else, and every number is valid', () => {
  const { checkIdNumber, luhnCheckDigit } = world.code.domain;
  assert.ok(mostPolicies > 1_000_000);
  // Those who share a birthday are the policies that are so far apart; of all others the numbers begin otherwise.
  const seen = new Set();
  for (let policy = 7; policy < 1_000_000; policy += birthdays) {
    for (let place = 0; place < 10; place += 1) {
      for (const gender of ['FEMALE', 'MALE']) {
        const born = bornOn('1988-02-15', policy);
        const number = idNumberOf({ born, gender, policy, place }, luhnCheckDigit);
        assert.equal(seen.has(number), false);
        seen.add(number);
        if (place === 3) assert.deepEqual(checkIdNumber(number, today).value, partsOf(born, gender, number));
      }
    }
  }
});

test('policies that share a birthday are so many apart, whatever the family was planned with', () => {
  const policyOf = new Map();
  for (const planned of ['1988-02-15', '1988-05-01', '1987-12-31']) {
    for (let policy = 0; policy < 3 * birthdays; policy += 1) {
      const born = bornOn(planned, policy);
      assert.ok(Math.abs(Date.parse(born) - Date.parse(planned)) <= 150 * 86_400_000);
      assert.equal((policyOf.get(born) ?? policy) % birthdays, policy % birthdays);
      policyOf.set(born, policy);
    }
  }
});

const partsOf = (dateOfBirth, gender, number) => ({
  dateOfBirth,
  gender,
  citizenship: number[10] === '0' ? 'SA_CITIZEN' : 'PERMANENT_RESIDENT',
});

test('no two places of a book share a uuid', () => {
  const seen = new Set();
  for (let policy = 0; policy < 2_000; policy += 1) for (let at = 0; at < 100; at += 1) seen.add(uuidAt(1, policy, at));
  assert.equal(seen.size, 200_000);
});

test('the audit of a book holds, chain by chain', async () => {
  const { rows, broken } = await world.code.store.verifyAuditChains(world.database);
  assert.deepEqual(broken, []);
  assert.equal(rows, world.filled.rows.audit);
  assert.ok(rows > 5 * policies);
});

test('every policy of a book obeys the rules, and no cent is lost', async () => {
  const { ledger, record, belongings } = await importTogether({
    ledger: 'libs/simulation/src/invariants/ledger.ts',
    record: 'libs/simulation/src/invariants/record.ts',
    belongings: 'libs/simulation/src/invariants/belongings.ts',
  });
  const rows = await world.database.select().from(world.code.store.schema.policies);
  const of = await belongings.belongingsOf(
    world.database,
    rows.map(({ policyNumber }) => policyNumber),
  );
  for (const row of rows) {
    const seen = { row, before: null, today, ...of(row.policyNumber) };
    for (const [name, invariant] of Object.entries({ ...ledger.ledgerInvariants, ...record.recordInvariants })) {
      assert.equal(invariant(seen), null, `${row.policyNumber}: ${name}`);
    }
    for (const person of [row.record.MainMember, ...row.record.Children, ...row.record.ExtendedMembers]) {
      const read = world.code.domain.checkIdNumber(person.Id_Number, today);
      assert.deepEqual([read.value.dateOfBirth, read.value.gender], [person.Date_Of_Birth, person.Gender]);
    }
  }
});

test('nothing of a template is left, and everything is found by the person that it is about', async () => {
  for (const table of Object.keys(tables)) {
    const [{ left }] = await rowsOf(
      `SELECT count(*)::int AS left FROM ${table} AS one WHERE one::text ~* 'xq[fs]|73000000'`,
    );
    assert.equal(left, 0, table);
  }
  const [{ apart }] = await rowsOf(`SELECT count(*)::int AS apart FROM policies JOIN policy_people ON policy_id = id
    WHERE kind = 'MAIN_MEMBER' AND (record -> 'MainMember' ->> 'Id_Number' <> id_number
      OR record -> 'MainMember' ->> 'id' <> person_id::text OR record ->> 'id' <> id::text)`);
  assert.equal(apart, 0);
  const [{ lost }] = await rowsOf(`SELECT count(*)::int AS lost FROM settled_premiums AS settled
    WHERE payment_id IS NOT NULL AND NOT EXISTS (SELECT FROM payments WHERE id = payment_id AND policy_number = settled.policy_number)`);
  assert.equal(lost, 0);
});

test('a table about policies that a book would leave out by oversight is named', async () => {
  await refuseUnlistedTables(world.pool);
  await rowsOf(
    `INSERT INTO set_apart_policies (policy_number, reason, attempts, since, next_try_at) VALUES ($1, 'a rule', 1, now(), now())`,
    policyNumberAt(world.code.domain, 0),
  );
  await assert.rejects(refuseUnlistedTables(world.pool), /no book has: set_apart_policies$/);
  await rowsOf('DELETE FROM set_apart_policies');
});

test('the service opens a policy of a book and says what was put in', async () => {
  const sent = [];
  const clock = { now: () => new Date(`${today}T17:00:00Z`) };
  const random = world.code.store.webRandom;
  const service = serviceOver({ ...world.code, database: world.database, clock, random, sent });
  const { send, askForPin, signIn } = visitor({ service, sent });
  for (const index of [0, 1, 2, 3, 4, 5, 19]) {
    const number = policyNumberAt(world.code.domain, index);
    await askForPin(number);
    const token = await signIn(number);
    const { policy } = await send('GET', `policy/${number}`, token);
    const [{ record }] = await rowsOf('SELECT record FROM policies WHERE policy_number = $1', number);
    for (const [name, value] of Object.entries(record)) {
      if (typeof value !== 'object' && !(name in changesByItself)) assert.equal(policy[name], value, name);
    }
    assert.equal(policy.MainMember.Id_Number.slice(-4), record.MainMember.Id_Number.slice(-4));
    const found = await send('GET', 'policies', token);
    assert.equal(found.length, ownerOf(index + 1) === index || ownerOf(index) !== index ? 2 : 1);
    const { PaymentHistory, Paid_To_Date } = await send('GET', `policies/${number}/paid-status`, token);
    const payments = await rowsOf('SELECT record FROM payments WHERE policy_number = $1 ORDER BY id', number);
    const byId = PaymentHistory.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    assert.deepEqual(
      byId,
      payments.map((payment) => payment.record),
    );
    assert.equal(Paid_To_Date, record.Paid_To_Date);
    const notices = await send('GET', 'notifications/in-app?pageSize=50', token);
    assert.ok(notices.totalRecords > 0);
  }
});

const changesByItself = { Arrears_Amount: true };

test('the same seed gives the same book, row by row', async () => {
  const again = await designBook(world.code, { today, months: 3, plans });
  const hashOf = (book) =>
    createHash('sha256')
      .update(JSON.stringify(book.short.map(({ months }) => [...months])))
      .digest('hex');
  assert.equal(hashOf(again), hashOf(world.book));
});
