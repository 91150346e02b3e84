import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertApprovalAction } from './approval-actions';
import { findCustomerOfPolicy } from '../policies/customers';
import { rowsOf } from '../database/database';
import { prepareReads, type PreparedReads } from './prepare-reads';
import { type ApprovalActionRow } from '../schema/approval-actions';
import { seed } from '../seeding/seed';
import { createSession, revokeSession } from '../identity/sessions';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { webRandom } from '../base/web-random';

const now = new Date('2026-11-20T08:00:00.000Z');
const own = '7000010012';
const other = '7000010020';

onEveryDatabase('the reads of every request', (db) => {
  let reads: PreparedReads;
  let sessionId = '';
  let customerId = '';
  const child = webRandom.uuid();

  beforeAll(async () => {
    const stranger = aMainMember({ Surname: 'Botha', Id_Number: null, Passport_Number: 'A1234567' });
    const payment = { policyNumber: own, Payment_Date: '2026-11-19', Premium_Month: '2026-11', Amount: 100 };
    await seed(
      db.database,
      {
        policies: [aSeedPolicy(own), aSeedPolicy(other, { MainMember: stranger })],
        payments: [{ ...payment, Payment_Status: 'PENDING' }],
      },
      now,
    );
    customerId = (await findCustomerOfPolicy(db.database, own))?.id ?? '';
    const session = {
      customerId,
      policyNumber: own,
      address: '10.0.0.0/24',
      userAgent: 'a browser',
      now,
      expiresAt: now,
    };
    sessionId = (await createSession(db.database, { id: webRandom.uuid(), ...session })).id;
    const action = {
      policyNumber: own,
      entityType: 'CHILD',
      entityId: child,
      effectiveDate: null,
      version: 1,
      requestedAt: now,
      expiresAt: now,
      record: {} as ApprovalActionRow['record'],
    };
    await insertApprovalAction(db.database, {
      ...action,
      id: webRandom.uuid(),
      status: 'APPROVED',
      effectiveDate: '2026-12-01',
      record: { actionType: 'UPDATE_CHILD' } as ApprovalActionRow['record'],
    });
    await insertApprovalAction(db.database, { ...action, id: webRandom.uuid(), status: 'PENDING' });
    await insertApprovalAction(db.database, {
      ...action,
      id: webRandom.uuid(),
      status: 'DECLINED',
      entityId: webRandom.uuid(),
    });
    reads = prepareReads(db.database);
  });

  test('an unknown session is null', async () => {
    expect(await reads.findCaller(webRandom.uuid(), null)).toBeNull();
    expect(await reads.findCaller(webRandom.uuid(), own)).toBeNull();
  });

  test('without a policy number there is a session and nothing of a policy', async () => {
    expect(await reads.findCaller(sessionId, null)).toEqual({
      session: {
        id: sessionId,
        customerId,
        policyNumber: own,
        selectedPolicyNumber: null,
        advancedAt: now,
        expiresAt: now,
        revokedAt: null,
      },
      policy: null,
      pendingEntityIds: [],
      approved: [],
      isPaymentOpen: false,
      revision: null,
    });
  });

  test('with a number there is the policy, what waits on it and whether a payment is on its way', async () => {
    expect(await reads.findCaller(sessionId, own)).toMatchObject({
      policy: { policyNumber: own, customerId, record: { MainMember: { First_Name: 'Thandi' } } },
      pendingEntityIds: [child],
      approved: [{ status: 'APPROVED', effectiveDate: '2026-12-01', record: { actionType: 'UPDATE_CHILD' } }],
      isPaymentOpen: true,
      revision: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test("a stranger's policy is given with its owner, for the caller to refuse", async () => {
    const found = await reads.findCaller(sessionId, other);
    expect(found?.policy).toMatchObject({ policyNumber: other });
    expect(found?.policy?.customerId).not.toBe(customerId);
    expect(found).toMatchObject({ pendingEntityIds: [], isPaymentOpen: false });
  });

  test('a number nobody has gives no policy', async () => {
    expect(await reads.findCaller(sessionId, 'X00000000')).toMatchObject({
      session: { customerId },
      policy: null,
    });
  });

  test('a revoked session is given as revoked', async () => {
    await revokeSession(db.database, sessionId, 'LOGGED_OUT', now);
    expect(await reads.findCaller(sessionId, own)).toMatchObject({
      session: { revokedAt: now },
    });
  });

  test('one statement serves many callers at once', async () => {
    const found = await Promise.all(
      Array.from({ length: 50 }, (_, i) => reads.findCaller(sessionId, i % 2 ? own : other)),
    );
    expect(found.map((caller) => caller?.policy?.policyNumber)).toEqual(found.map((_, i) => (i % 2 ? own : other)));
    const prepared = await db.database.execute(sql`SELECT name FROM pg_prepared_statements WHERE name = 'find_caller'`);
    expect(rowsOf(prepared)).toEqual(db.name === 'PostgreSQL' ? [{ name: 'find_caller' }] : []);
  });
});
