import { actionTypes, codesOf } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertApprovalAction, saveApprovalAction } from './approval-actions';
import { approvalQueue, type QueueFilter } from './approval-queue';
import { findActionById } from './approval-actions';
import { forgetRisk, policiesToAssess, saveRisk } from './approval-risk';
import { rowsOf } from '../database/database';
import { type NewApprovalAction, type StoredAction } from '../schema/approval-actions';
import { seed } from '../seeding/seed';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { webRandom } from '../base/web-random';

const policyNumber = '7000010012';
const now = new Date('2026-11-20T08:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const [me, other] = ['staff-me', 'staff-other'];

onEveryDatabase('the queue of requests', (db) => {
  /** Asked for so many minutes ago. */
  const ask = async (ago: number, record: Partial<StoredAction>, more: Partial<NewApprovalAction> = {}) => {
    const id = webRandom.uuid();
    const asked = {
      actionType: 'ADD_CHILD',
      approverType: 'STAFF',
      decidedBy: null,
      requestedBy: { id: 'customer' },
      ...record,
    } as StoredAction;
    await insertApprovalAction(db.database, {
      id,
      policyNumber,
      entityType: 'CHILD',
      entityId: webRandom.uuid(),
      status: 'PENDING',
      effectiveDate: null,
      record: asked,
      version: 1,
      requestedAt: minutes(-ago),
      expiresAt: minutes(10_000 - ago),
      ...more,
    });
    return id;
  };
  const by = (id: string) => ({ id, name: id, role: 'consultant' as const });
  const named: Record<string, string> = {};
  beforeAll(async () => {
    await seed(db.database, { policies: [aSeedPolicy(policyNumber)] }, now);
    const taken = { takenBy: other, takenByName: 'Johan', takenAt: minutes(-10) };
    Object.assign(named, {
      plain: await ask(50, {}, { risk: 0 }),
      grave: await ask(40, {}, { risk: 2 }),
      unjudged: await ask(30, {}),
      second: await ask(20, { approverType: 'SECOND_STAFF', requestedBy: by(other) }, { risk: 2 }),
      consented: await ask(
        19,
        { approverType: 'SECOND_STAFF', requestedBy: by(other), decidedBy: by(me) },
        { risk: 1 },
      ),
      own: await ask(18, { approverType: 'SECOND_STAFF', requestedBy: by(me) }, { risk: 1 }),
      customers: await ask(17, { approverType: 'CUSTOMER', requestedBy: by(other) }, { risk: 1 }),
      awaited: await ask(16, {}, { risk: 1, awaitsCustomer: true }),
      taken: await ask(15, { actionType: 'DELETE_CHILD' }, { risk: 1, ...taken }),
      mine: await ask(14, {}, { risk: 0, ...taken, takenBy: me }),
      mineNoMore: await ask(13, {}, { risk: 0, ...taken, takenBy: me, takenAt: minutes(-61) }),
      expired: await ask(12, {}, { risk: 0, expiresAt: minutes(-1) }),
      failed: await ask(11, {}, { risk: 0, status: 'FAILED' }),
      decided: await ask(10, {}, { risk: 0, status: 'APPLIED' }),
    });
  });

  const filter = (more: Partial<QueueFilter> = {}): QueueFilter => ({
    view: 'to-decide',
    order: 'age',
    staffId: me,
    mayDecide: ['STAFF', 'SECOND_STAFF'],
    now,
    takenSince: minutes(-60),
    ...more,
  });
  const nameOf = (id: string) => Object.entries(named).find(([, one]) => one === id)?.[0];
  const namesIn = async (more: Partial<QueueFilter>) => {
    const { rows, totalRecords } = await approvalQueue(db.database, filter(more), { pageNumber: 1, pageSize: 20 });
    expect(totalRecords).toBe(rows.length);
    return rows.map(({ action }) => nameOf(action.id));
  };

  test.each<[Partial<QueueFilter>, string[]]>([
    [{}, ['plain', 'grave', 'unjudged', 'second', 'taken', 'mine', 'mineNoMore']],
    [{ mayDecide: ['STAFF'] }, ['plain', 'grave', 'unjudged', 'taken', 'mine', 'mineNoMore']],
    [{ mayDecide: ['STAFF'], actionType: 'DELETE_CHILD' }, ['taken']],
    [{ staffId: other }, ['plain', 'grave', 'unjudged', 'own', 'taken', 'mine', 'mineNoMore']],
    [{ view: 'mine' }, ['mine']],
    [{ view: 'customer' }, ['customers', 'awaited']],
    [{ view: 'failed' }, ['failed']],
    [{ order: 'due', actionType: 'DELETE_CHILD' }, ['taken']],
    [{ order: 'risk' }, ['unjudged', 'grave', 'second', 'taken', 'plain', 'mine', 'mineNoMore']],
  ])('%o shows %o', async (more, names) => {
    expect(await namesIn(more)).toEqual(names);
  });

  test('everything that waits or failed is in `all`, what was decided is in none', async () => {
    const all = await namesIn({ view: 'all' });
    expect(all).toHaveLength(13);
    expect(all).not.toContain('decided');
  });

  test('the one that expires soonest comes first when asked for', async () => {
    expect((await namesIn({ view: 'all', order: 'due' }))[0]).toBe('expired');
  });

  test('a page has the policyholder, and one beyond the end says how many there are', async () => {
    const page = (pageNumber: number) => approvalQueue(db.database, filter(), { pageNumber, pageSize: 3 });
    const { rows } = await page(1);
    expect(rows).toHaveLength(3);
    expect(rows[0]?.policyholder).toMatchObject({ First_Name: expect.any(String), Surname: expect.any(String) });
    expect(await page(9)).toEqual({ rows: [], totalRecords: 7 });
  });

  test('risk is judged once, and forgotten when something happened', async () => {
    const number = '7000010020';
    const id = await ask(1, {}, { policyNumber: number });
    expect(await policiesToAssess(db.database, 10, new Date())).toContain(number);
    await inTransaction(db.database, (tx) => saveRisk(tx, id, 1, ['1 document is missing']));
    expect(await policiesToAssess(db.database, 10, new Date())).not.toContain(number);
    expect(await findActionById(db.database, id)).toMatchObject({ risk: 1, riskReasons: ['1 document is missing'] });
    await inTransaction(db.database, (tx) => forgetRisk(tx, number));
    expect(await findActionById(db.database, id)).toMatchObject({ risk: null, riskReasons: [] });
    await inTransaction(db.database, async (tx) => {
      const row = await findActionById(tx, id);
      if (row) await saveApprovalAction(tx, { ...row, status: 'DECLINED' });
    });
    expect(await policiesToAssess(db.database, 10, new Date())).not.toContain(number);
  });

  test('a decided request is nobody’s and awaits nobody', async () => {
    const record = { asked: { message: 'A clearer copy', askedAt: now.toISOString() } };
    const taken = { takenBy: me, takenByName: 'Me', takenAt: now, awaitsCustomer: true };
    const id = await ask(1, record, { policyNumber: '7000010020', ...taken });
    const save = (status: string) =>
      inTransaction(db.database, async (tx) => {
        const row = await findActionById(tx, id);
        if (!row) throw new Error('There is no request');
        return saveApprovalAction(tx, { ...row, status });
      });
    expect(await save('PENDING')).toMatchObject({ ...taken, record });
    expect(await save('APPROVED')).toMatchObject({
      takenBy: null,
      takenByName: null,
      takenAt: null,
      awaitsCustomer: false,
      record: { asked: null },
    });
  });

  describe('among many', () => {
    beforeAll(async () => {
      const kinds = codesOf(actionTypes);
      const many = Array.from({ length: 1000 }, (_, at) => ({
        actionType: kinds[at % kinds.length],
        approverType: 'STAFF',
        requestedBy: { id: 'customer' },
      }));
      for (const status of ['PENDING', 'APPLIED', 'DECLINED']) {
        await db.database.execute(sql`INSERT INTO approval_actions
          (id, policy_number, entity_type, entity_id, status, record, version, requested_at, expires_at, risk)
          SELECT gen_random_uuid(), ${policyNumber}, 'CHILD', gen_random_uuid(), ${status}, one.record, 1,
            ${now.toISOString()}::timestamptz + one.place * interval '1 minute',
            ${now.toISOString()}::timestamptz + interval '30 days' + one.place * interval '1 minute', one.place % 3
          FROM json_array_elements(${JSON.stringify(many)}::json) WITH ORDINALITY AS one (record, place)`);
      }
      await db.database.execute(sql`ANALYZE approval_actions`);
    });

    test.each([
      ['requested_at, id', 'approval_actions_by_age'],
      ['expires_at, id', 'approval_actions_by_due'],
      ['risk DESC, requested_at, id', 'approval_actions_by_risk'],
    ])('the first page by %s is read from %s', async (order, index) => {
      const plan = await db.database.execute(
        sql.raw(`EXPLAIN SELECT * FROM approval_actions WHERE status = 'PENDING' AND expires_at > '2026-11-20'
          AND NOT awaits_customer AND approver_type IN ('STAFF') AND requested_by IS DISTINCT FROM 'me'
          ORDER BY ${order} LIMIT 20`),
      );
      const text = JSON.stringify(rowsOf(plan));
      expect(text).toContain(index);
      expect(text).not.toMatch(/Seq Scan|"Sort/);
    });
  });
});
