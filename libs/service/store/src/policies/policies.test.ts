import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { findAccountNumber, saveBankAccount } from './bank-accounts';
import { findCustomer, findCustomerOfPolicy, recordLogin, saveCustomerContact } from './customers';
import { rowsOf } from '../database/database';
import { paymentsOf } from '../payments/payments';
import { countPolicies, findPolicy, findPolicyById, listPolicies, lockPolicies, lockPolicy } from './policies';
import { type StoredPolicy } from '../base/records';
import { savePolicy, saveStanding } from './save-policy';
import { type PolicyRow } from '../schema/policies';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction, together } from '../database/transaction';

const now = new Date('2026-11-20T08:00:00.000Z');
const later = new Date('2026-11-20T09:00:00.000Z');
const number = '7000010012';

onEveryDatabase('policies', (db) => {
  const read = async () => {
    const policy = await findPolicy(db.database, number);
    if (!policy) throw new Error('There is no policy');
    return policy;
  };
  const save = (record: StoredPolicy, version: number) =>
    inTransaction(db.database, (tx) => savePolicy(tx, record, version, later));

  beforeAll(async () => {
    const months = Array.from(
      { length: 30 },
      (_, i) => `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    );
    await seed(
      db.database,
      {
        policies: [
          aSeedPolicy(number),
          aSeedPolicy('7000010020', { Policy_Status: 'LAPSED', Inception_Date: '2025-01-01' }),
          aSeedPolicy('7000010038', { Policy_Status: 'CLAIMED' }),
          aSeedPolicy('7000010046', { Inception_Date: '2025-06-01' }),
          aSeedPolicy('7000010053', { Policy_Status: 'IN_GRACE' }),
        ],
        payments: months.map((month) => ({
          policyNumber: number,
          Payment_Date: `${month}-01`,
          Premium_Month: month,
          Amount: 123.45,
        })),
      },
      now,
    );
  });

  test('a list goes by status, then the newest inception', async () => {
    const customer = await findCustomerOfPolicy(db.database, number);
    const list = await listPolicies(db.database, customer?.id ?? '');
    expect(list.map(({ policyNumber }) => policyNumber)).toEqual([
      '7000010046',
      number,
      '7000010053',
      '7000010020',
      '7000010038',
    ]);
    expect(await countPolicies(db.database, customer?.id ?? '')).toBe(5);
  });

  test('one policy is found by its number and its id', async () => {
    const policy = await read();
    expect(await findPolicyById(db.database, policy.id)).toEqual(policy);
  });

  test('a change bumps the version and rewrites who is on the policy', async () => {
    const policy = await read();
    const saved = await save({ ...policy.record, Children: [] }, policy.version);
    expect(saved).toMatchObject({
      version: policy.version + 1,
      updatedAt: later,
      record: { Version: policy.version + 1 },
    });
    const kinds = await db.database.execute(
      sql`SELECT kind, name_key FROM policy_people WHERE policy_id = ${policy.id} ORDER BY kind`,
    );
    expect(rowsOf(kinds)).toEqual([
      { kind: 'BENEFICIARY', name_key: 'nkosi sipho' },
      { kind: 'EXTENDED_MEMBER', name_key: 'dube zanele' },
      { kind: 'MAIN_MEMBER', name_key: 'nkosi thandi' },
      { kind: 'SPOUSE', name_key: 'nkosi sipho' },
    ]);
  });

  test('who is on a policy is written anew only where that has changed', async () => {
    const written = async () =>
      rowsOf<{ xmin: string }>(
        await db.database
          .execute(sql`SELECT DISTINCT policy_people.xmin::text FROM policy_people JOIN policies ON policy_id = policies.id
          WHERE policy_number = ${number}`),
      );
    const before = await written();
    const { record, version } = await read();
    await save({ ...record, Monthly_Premium: record.Monthly_Premium + 1 }, version);
    expect(await written()).toEqual(before);
    const MainMember = { ...record.MainMember, Surname: 'Zulu' };
    await save({ ...record, MainMember }, version + 1);
    expect(await written()).not.toEqual(before);
    await save(record, version + 2);
  });

  test('what is asked together with a lock is read once the policy is locked', async (context) => {
    if (!db.isParallel) return context.skip('PGlite has one connection');
    const changing = await db.another();
    const premium = async (rounds: number) => {
      let asked: Promise<unknown[]> | undefined;
      await inTransaction(changing.database, async (tx) => {
        const held = await lockPolicy(tx, number);
        if (held === null) throw new Error('There is no policy');
        asked = inTransaction(db.database, (other) =>
          together([lockPolicy(other, number), findPolicy(other, number), paymentsOf(other, number, 1)]),
        );
        await new Promise((resolve) => setTimeout(resolve, 50));
        await saveStanding(tx, { ...held.record, Monthly_Premium: 1000 + rounds }, held.version, later);
      });
      const [locked, found] = (await asked) as [PolicyRow, PolicyRow, unknown];
      return [locked.record.Monthly_Premium, found.record.Monthly_Premium];
    };
    for (let round = 0; round < 3; round += 1) expect(await premium(round)).toEqual([1000 + round, 1000 + round]);
    await changing.close();
  });

  test('of two editors with one version one wins, again and again', async () => {
    for (let round = 0; round < (db.isParallel ? 20 : 3); round += 1) {
      const { record, version } = await read();
      const saved = await Promise.allSettled([save(record, version), save(record, version)]);
      expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await read()).version).toBe(version + 1);
    }
  });

  test('who holds a policy is alone with it', async () => {
    const { version } = await read();
    const change = () =>
      inTransaction(db.database, async (tx) => {
        const held = await lockPolicy(tx, number);
        return held && savePolicy(tx, held.record, held.version, later);
      });
    expect(await Promise.all(Array.from({ length: 10 }, change))).not.toContain(null);
    expect((await read()).version).toBe(version + 10);
  });

  test('two who need the same policies never wait for each other, in whatever order they name them', async () => {
    const both = [number, '7000010020'];
    const hold = (numbers: readonly string[]) =>
      inTransaction(db.database, async (tx) => {
        await lockPolicies(tx, numbers);
        return (await lockPolicy(tx, number))?.policyNumber;
      });
    const rounds = Array.from({ length: 20 }, (_, round) => hold(round % 2 === 0 ? both : both.toReversed()));
    expect(await Promise.all(rounds)).toEqual(rounds.map(() => number));
  });

  test('a full account number is kept apart from the record', async () => {
    const { record } = await read();
    const id = record.BankingDetails?.id ?? '';
    expect(record.BankingDetails?.Account_Number).toBe('******7890');
    expect(await findAccountNumber(db.database, number, id)).toBe('1234567890');
    await saveBankAccount(
      db.database,
      { policyNumber: number, bankingDetailsId: id, accountNumber: '9876543210' },
      later,
    );
    expect(await findAccountNumber(db.database, number, id)).toBe('9876543210');
    expect(await findAccountNumber(db.database, '7000010099', id)).toBeNull();
  });

  test('payments are the newest 24', async () => {
    const paid = await paymentsOf(db.database, number);
    expect([paid.length, paid[0]?.premiumMonth, paid[0]?.amountCents]).toEqual([24, '2026-06', 12345]);
    expect(await paymentsOf(db.database, number, 1)).toHaveLength(1);
    expect(await paymentsOf(db.database, '7000010020')).toEqual([]);
  });

  test('a customer keeps a sign-in and new contact details', async () => {
    const id = (await findCustomerOfPolicy(db.database, number))?.id ?? '';
    const contact = {
      firstName: 'Thandi',
      surname: 'Dube',
      cellNumber: '27831234567',
      emailAddress: 'thandi@example.com',
    };
    await recordLogin(db.database, id, later);
    await saveCustomerContact(db.database, id, contact, later);
    expect(await findCustomer(db.database, id)).toMatchObject({ ...contact, lastLoginAt: later, updatedAt: later });
    expect(await findCustomerOfPolicy(db.database, 'X0000000')).toBeNull();
  });
});
