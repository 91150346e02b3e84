import { policyNumberFor } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { consentsOf, insertConsents } from '../policies/consents';
import { hasSomethingDue, policiesWithSomethingDue } from '../policies/due';
import { findCustomerByKey } from '../policies/customers';
import { lockPeople } from '../policies/lock-people';
import { nextPolicyNumber } from '../policies/next-policy-number';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { webRandom } from '../base/web-random';

const now = new Date('2026-11-20T08:00:00Z');

onEveryDatabase('what an application needs', (db) => {
  beforeEach(() => emptyDatabase(db.database));

  test('a hundred numbers drawn at once are a hundred numbers, rising and in order', async () => {
    const draw = () => inTransaction(db.database, (tx) => nextPolicyNumber(tx, '7'));
    const first = await draw();
    const drawn = await Promise.all(Array.from({ length: 100 }, draw));
    expect(new Set([first, ...drawn]).size).toBe(101);
    for (const number of drawn) {
      expect(number > first).toBe(true);
      expect(number).toBe(policyNumberFor('7', Number(number.slice(1, 9))));
    }
  });

  test('a number that is not used in the end is given to nobody else', async () => {
    let lost = '';
    const undone = inTransaction(db.database, async (tx) => {
      lost = await nextPolicyNumber(tx, '7');
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await inTransaction(db.database, (tx) => nextPolicyNumber(tx, '7'))).not.toBe(lost);
  });

  test('who holds a person is alone with them, in whatever order they are named', async () => {
    let inside = 0;
    let most = 0;
    const work = (keys: string[]) =>
      inTransaction(db.database, async (tx) => {
        await lockPeople(tx, keys);
        inside += 1;
        most = Math.max(most, inside);
        await tx.execute(sql`SELECT pg_sleep(0.01)`);
        inside -= 1;
      });
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => work(at % 2 ? ['ID:1', 'ID:2'] : ['ID:2', 'ID:1', 'ID:2'])),
    );
    expect(most).toBe(1);
  });

  test('a policy without its first premium is due from the 61st day on, in Johannesburg', async () => {
    const number = policyNumberFor('7', 701);
    await seed(db.database, { policies: [aSeedPolicy(number, { Policy_Status: 'PENDING' })] }, now);
    const at = (day: string) => ({ now: new Date(`${day}T00:00:00+02:00`), today: day });
    expect(await hasSomethingDue(db.database, number, at('2027-01-19'))).toBe(false);
    expect(await policiesWithSomethingDue(db.database, at('2027-01-19'))).toEqual([]);
    expect(await hasSomethingDue(db.database, number, at('2027-01-20'))).toBe(true);
    expect(await policiesWithSomethingDue(db.database, at('2027-01-20'))).toEqual([number]);
    expect(await hasSomethingDue(db.database, policyNumberFor('7', 702), at('2027-01-20'))).toBe(false);
  });

  test('an active policy is never due for its first premium', async () => {
    const number = policyNumberFor('7', 703);
    await seed(db.database, { policies: [aSeedPolicy(number)] }, now);
    const late = { now: new Date('2028-01-01T08:00:00Z'), today: '2028-01-01' };
    expect(await hasSomethingDue(db.database, number, late)).toBe(false);
  });

  test('a customer is found by the key', async () => {
    await seed(db.database, { policies: [aSeedPolicy(policyNumberFor('7', 704))] }, now);
    const id = aMainMember().Id_Number ?? '';
    expect(await findCustomerByKey(db.database, `ID:${id}`)).toMatchObject({ idNumber: id });
    expect(await findCustomerByKey(db.database, 'ID:0000000000000')).toBeNull();
  });

  test('what was agreed to is kept once for each text of a request', async () => {
    const consent = {
      policyNumber: '7200000006',
      actionId: webRandom.uuid(),
      name: 'popia',
      version: 'application-2026-11',
      givenAt: now,
      requestId: 'a-request',
      makerId: 'somebody',
      makerRole: 'customer',
    };
    const keep = () => inTransaction(db.database, (tx) => insertConsents(tx, [{ id: webRandom.uuid(), ...consent }]));
    await keep();
    await expect(keep()).rejects.toThrow();
    expect(await consentsOf(db.database, consent.policyNumber)).toMatchObject([consent]);
  });
});
