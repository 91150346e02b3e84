import { type Change, type Policy } from '@portal/contract';
import { todayInJohannesburg } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import {
  findPolicy,
  inTransaction,
  insertPayment,
  insertPolicy,
  type PaymentRow,
  savePolicy,
  webRandom,
} from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { nothingWaits } from '../policy-view/circumstances';
import { policyView } from '../policy-view/policy-view';
import { ownerPolicy, strangerPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

const path = `/api/v1/policy/${ownerPolicy}`;

onEveryDatabase('the view of a policy', (db) => {
  let world: World;
  let seconds = 0;
  let token = '';
  const now = () => new Date(Date.parse('2026-11-20T08:00:00Z') + seconds * 1000);

  /** A process more over the same database, at the same moment. */
  const aProcess = async (more?: Parameters<typeof aWorld>[1]) => {
    const process = await aWorld(db.database, more);
    process.wait(seconds);
    return process;
  };
  const letPass = (more: number) => {
    seconds += more;
    world.wait(more);
  };
  const signIn = async () => void (token = (await world.signIn(ownerPolicy)).accessToken);
  beforeAll(async () => {
    world = await aProcess();
    await signIn();
  });

  const read = async (through: World = world): Promise<Policy> => {
    const { body } = await through.send('GET', path, { token });
    return (body.data as unknown as { policy: Policy }).policy;
  };
  const fresh = async (circumstances = nothingWaits) => {
    const found = await findPolicy(db.database, ownerPolicy);
    if (!found) throw new Error('There is no policy');
    return policyView(found.record, todayInJohannesburg(now()), circumstances);
  };
  /** Marks whatever is kept: what shows the mark was not made anew. */
  const mark = () =>
    db.database.execute(
      sql`UPDATE kept_answers SET body = replace(body, '"First_Name":"Sipho"', '"First_Name":"Kept"')`,
    );
  const isKept = async (through?: World) => (await read(through)).MainMember.First_Name === 'Kept';
  const readAndMark = async () => {
    await read();
    await mark();
    expect(await isKept()).toBe(true);
  };
  const change = (Monthly_Premium: number) =>
    inTransaction(db.database, async (tx) => {
      const found = await findPolicy(tx, ownerPolicy);
      return found && savePolicy(tx, { ...found.record, Monthly_Premium }, found.version, now());
    });

  test('is sent again as it was kept, with the same headers and a line of its own in the log', async () => {
    await change(100);
    const made = await world.send('GET', path, { token });
    expect((made.body.data as unknown as { policy: Policy }).policy).toEqual(await fresh());
    const again = await world.send('GET', path, { token });
    expect(again.text).toBe(made.text);
    expect([...again.headers.keys()]).toEqual([...made.headers.keys()]);
    const [before, after] = world.events.slice(-2);
    expect(after).toEqual({ ...before, requestId: again.headers.get('x-request-id') });
    await mark();
    expect(await isKept()).toBe(true);
  });

  test('is new after a change, also in another process', async () => {
    const other = await aProcess();
    await readAndMark();
    expect(await isKept(other)).toBe(true);
    await change(321);
    expect(await read(other)).toEqual(await fresh());
    expect((await read()).Monthly_Premium).toBe(321);
  });

  test('is new when a payment starts', async () => {
    await readAndMark();
    const payment = {
      id: webRandom.uuid(),
      policyNumber: ownerPolicy,
      premiumMonth: '2026-11',
      status: 'PENDING',
    } as const;
    await insertPayment(db.database, {
      ...payment,
      paidAt: now(),
      amountCents: 100,
      record: {} as PaymentRow['record'],
    });
    expect(await read()).toEqual(await fresh({ ...nothingWaits, isPaymentOpen: true }));
    await db.database.execute(sql`DELETE FROM payments WHERE status = 'PENDING'`);
    expect(await read()).toEqual(await fresh());
  });

  test('is new with the day, from midnight in Johannesburg', async () => {
    letPass((Date.parse('2026-12-01T21:55:00Z') - now().getTime()) / 1000);
    await signIn();
    await readAndMark();
    letPass(299);
    expect(await isKept()).toBe(true);
    const { Premium_Status } = await read();
    letPass(1);
    const next = await read();
    expect(next).toEqual(await fresh());
    expect([Premium_Status, next.Premium_Status]).toEqual(['DUE', 'ARREARS']);
  });

  test('is new from the moment a request has run out, though nobody has written anything', async () => {
    // Months have passed, and this is not about their premiums.
    await db.database
      .execute(sql`UPDATE policies SET next_standing_day = NULL, status = 'ACTIVE', record = (record::jsonb ||
      '{"Paid_To_Date": "2029-12-31", "Policy_Status": "ACTIVE", "Grace_End_Date": null}')::json
      WHERE policy_number = ${ownerPolicy}`);
    letPass(10 * 3600); // so that it is in the middle of a day
    const born = todayInJohannesburg(now());
    const newborn = {
      Title: 'MISS',
      First_Name: 'Naledi',
      Surname: 'Canary',
      Id_Type: 'SA_ID',
      Gender: 'FEMALE',
      Id_Number: anIdNumber({ born }),
      Date_Of_Birth: born,
      Relationship: 'BIOLOGICAL_CHILD',
      Guardian_Declaration: true,
    };
    await signIn();
    const asked = await world.send('POST', `/api/v1/add-child/${ownerPolicy}`, { token, body: newborn });
    const { expiresAt } = (asked.body.data as unknown as Change).action ?? { expiresAt: '' };
    const seconds = (Date.parse(expiresAt) - now().getTime()) / 1000;
    letPass(seconds - 60);
    await signIn();
    await read();
    expect((await read()).Pending_Actions).toBe(1);
    letPass(60);
    expect((await read()).Pending_Actions).toBe(0);
    expect(await read()).toEqual(await fresh());
  });

  test('is new with the next release', async () => {
    await readAndMark();
    const next = await aProcess({ version: 'next' });
    expect(await isKept(next)).toBe(false);
  });

  test('is for the owner alone, whoever that is by now', async () => {
    await readAndMark();
    const stranger = (await world.signIn(strangerPolicy)).accessToken;
    const callers = [{}, { token }, { token: stranger }];
    const statuses = () => Promise.all(callers.map(async (caller) => (await world.send('GET', path, caller)).status));
    const giveTo = (customerId = '') =>
      db.database.execute(sql`UPDATE policies SET customer_id = ${customerId} WHERE policy_number = ${ownerPolicy}`);
    const ownerOf = async (policyNumber: string) => (await findPolicy(db.database, policyNumber))?.customerId;
    const owner = await ownerOf(ownerPolicy);

    expect(await statuses()).toEqual([401, 200, 404]);
    await giveTo(await ownerOf(strangerPolicy));
    expect(await statuses()).toEqual([401, 404, 200]);
    await giveTo(owner);
    expect(await statuses()).toEqual([401, 200, 404]);
  });

  test('ends with the session', async () => {
    await readAndMark();
    await world.send('POST', '/api/v1/auth/logout', { token });
    expect((await world.send('GET', path, { token })).status).toBe(401);
    await signIn();
    expect(await isKept()).toBe(true);
    letPass(31 * 60);
    expect((await world.send('GET', path, { token })).status).toBe(401);
    await signIn();
  });

  test('is answered also when it cannot be kept; that is logged, without what it says', async () => {
    await change(100);
    await db.database.execute(sql`ALTER TABLE kept_answers ADD CONSTRAINT nothing CHECK (body IS NULL) NOT VALID`);
    world.events.length = 0;
    expect(await read()).toEqual(await fresh());
    await db.database.execute(sql`ALTER TABLE kept_answers DROP CONSTRAINT nothing`);
    expect(world.events.map(({ event }) => event)).toEqual(['request', 'afterwards']);
    expect(JSON.stringify(world.events)).not.toContain('Sipho');
    expect(await read()).toEqual(await fresh());
  });

  test('a policy that came back is not the one that went', async () => {
    await readAndMark();
    const found = await findPolicy(db.database, ownerPolicy);
    if (!found) throw new Error('There is no policy');
    await inTransaction(db.database, async (tx) => {
      await tx.execute(sql`DELETE FROM policy_people WHERE policy_id = ${found.id}`);
      await tx.execute(sql`DELETE FROM policies WHERE id = ${found.id}`);
    });
    expect((await world.send('GET', path, { token })).status).toBe(404);
    await inTransaction(db.database, (tx) => insertPolicy(tx, found.record, found.customerId, now()));
    expect(await isKept()).toBe(false);
  });
});
