import fc from 'fast-check';
import { atSize } from '@portal/domain/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertApprovalAction, saveApprovalAction, unsettledActions } from './approval-actions';
import { findCustomerOfPolicy } from '../policies/customers';
import { type Transaction } from '../database/database';
import { storeAnswer } from './kept-answers';
import { findPolicy, lockPolicy } from '../policies/policies';
import { insertPayment } from '../payments/payments';
import { prepareReads, type PreparedReads } from './prepare-reads';
import { insertPolicy, savePolicy } from '../policies/save-policy';
import { type NewApprovalAction } from '../schema/approval-actions';
import { type NewPayment } from '../schema/payments';
import { seed } from '../seeding/seed';
import { createSession } from '../identity/sessions';
import { aSeedPolicy } from '../testing/a-seed-policy';
import { onEveryDatabase } from '../testing/on-every-database';
import { inTransaction } from '../database/transaction';
import { webRandom } from '../base/web-random';

const now = new Date('2026-11-20T08:00:00.000Z');
const numbers = ['7000010012', '7000010020'] as const;
const [first, second] = numbers;
/** The number of a policy while it has another one. */
const away = (policyNumber: string) => `${policyNumber}-away`;
const day = '2026-11-20';
const madeBy = 'this test';

const anAction = (policyNumber: string, expiresAt = new Date('2026-12-20T08:00:00.000Z')): NewApprovalAction => ({
  id: webRandom.uuid(),
  policyNumber,
  entityType: 'CHILD',
  entityId: webRandom.uuid(),
  status: 'PENDING',
  effectiveDate: null,
  record: { actionType: 'ADD_CHILD' } as NewApprovalAction['record'],
  version: 1,
  requestedAt: now,
  expiresAt,
});
const aPayment = (policyNumber: string): NewPayment => ({
  id: webRandom.uuid(),
  policyNumber,
  premiumMonth: '2026-11',
  status: 'PENDING',
  paidAt: now,
  amountCents: 100,
  record: {} as NewPayment['record'],
});

/** Every way in which what an answer is made of may change: as use cases do it, and as somebody may type it. */
const writes: Record<string, (tx: Transaction, policyNumber: string) => Promise<unknown>> = {
  async 'saves the policy'(tx, policyNumber) {
    const held = await lockPolicy(tx, policyNumber);
    const premium = webRandom.int(100_000);
    return held && savePolicy(tx, { ...held.record, Monthly_Premium: premium }, held.version, now);
  },
  'asks for a change': (tx, policyNumber) => insertApprovalAction(tx, anAction(policyNumber)),
  async 'decides a change'(tx, policyNumber) {
    const [action] = await unsettledActions(tx, policyNumber);
    return action && saveApprovalAction(tx, { ...action, status: 'DECLINED' });
  },
  'starts a payment': (tx, policyNumber) => insertPayment(tx, aPayment(policyNumber)),
  async 'takes the policy away and brings it back'(tx, policyNumber) {
    const found = await findPolicy(tx, policyNumber);
    if (!found) return;
    await tx.execute(sql`DELETE FROM policy_people WHERE policy_id = ${found.id}`);
    await tx.execute(sql`DELETE FROM policies WHERE id = ${found.id}`);
    await insertPolicy(tx, { ...found.record, Monthly_Premium: webRandom.int(100_000) }, found.customerId, now);
  },
  async 'changes its mind about half of it'(tx, policyNumber) {
    await insertPayment(tx, aPayment(policyNumber));
    const half = tx.transaction(async (inner) => {
      await insertApprovalAction(inner, anAction(policyNumber));
      throw new Error('on second thoughts');
    });
    await half.catch(() => undefined);
  },
  'edits the record by hand': (tx, policyNumber) =>
    tx.execute(sql`UPDATE policies SET record = jsonb_set(record::jsonb, '{Arrears_Amount}', to_jsonb(random()))::json
      WHERE policy_number = ${policyNumber}`),
  'renumbers the policy, or back': (tx, policyNumber) =>
    tx.execute(sql`UPDATE policies
      SET policy_number = CASE policy_number WHEN ${policyNumber} THEN ${away(policyNumber)} ELSE ${policyNumber} END
      WHERE policy_number IN (${policyNumber}, ${away(policyNumber)})`),
  'settles payments by hand': (tx, policyNumber) =>
    tx.execute(sql`UPDATE payments SET status = 'SUCCESSFUL' WHERE policy_number = ${policyNumber}`),
  'moves payments': (tx, policyNumber) =>
    tx.execute(sql`UPDATE payments SET policy_number = ${policyNumber} WHERE policy_number <> ${policyNumber}`),
  'moves changes': (tx, policyNumber) =>
    tx.execute(sql`UPDATE approval_actions SET policy_number = ${policyNumber}
      WHERE policy_number <> ${policyNumber}`),
  'deletes payments': (tx, policyNumber) => tx.execute(sql`DELETE FROM payments WHERE policy_number = ${policyNumber}`),
  'deletes changes': (tx, policyNumber) =>
    tx.execute(sql`DELETE FROM approval_actions WHERE policy_number = ${policyNumber}`),
  'empties payments': (tx) => tx.execute(sql`TRUNCATE payments`),
  'empties changes': (tx) => tx.execute(sql`TRUNCATE approval_actions`),
};

onEveryDatabase('an answer that is kept', (db) => {
  let reads: PreparedReads;
  let sessionId = '';

  beforeAll(async () => {
    await seed(db.database, { policies: numbers.map((number) => aSeedPolicy(number)) }, now);
    const customerId = (await findCustomerOfPolicy(db.database, first))?.id ?? '';
    const session = { customerId, policyNumber: first, address: '10.0.0.0/24', userAgent: null, now, expiresAt: now };
    sessionId = (await createSession(db.database, { id: webRandom.uuid(), ...session })).id;
    reads = prepareReads(db.database);
  });
  /** Gives every policy its own number again. */
  const bringBack = async () => {
    for (const number of numbers) {
      await db.database.execute(
        sql`UPDATE policies SET policy_number = ${number} WHERE policy_number = ${away(number)}`,
      );
    }
  };
  beforeEach(bringBack);

  /** Everything an answer is made of, as it is now, with its revision. */
  const readAll = async (policyNumber: string) => {
    const found = await reads.findCaller(sessionId, policyNumber);
    const { policy, pendingEntityIds, approved, isPaymentOpen, revision = null } = found ?? {};
    return { body: JSON.stringify([policy, pendingEntityIds?.sort(), approved, isPaymentOpen]), revision };
  };
  const kept = async (policyNumber: string, asked: { day?: string; madeBy?: string } = {}) =>
    (await reads.findAnswer(sessionId, { policyNumber, day, madeBy, ...asked }))?.body ?? null;
  const keep = ({ body, revision }: { body: string; revision: string | null }, policyNumber: string) =>
    revision === null ? undefined : storeAnswer(db.database, { policyNumber, revision, day, madeBy, body });
  const readAndKeep = async (policyNumber: string) => keep(await readAll(policyNumber), policyNumber);
  const write = (name: string, policyNumber: string) =>
    inTransaction(db.database, async (tx) => void (await writes[name]?.(tx, policyNumber)));

  test('is given back as it is, to whom it was kept for', async () => {
    const { revision } = await readAll(first);
    await keep({ body: ' as it is ', revision }, first);
    expect(await kept(first)).toBe(' as it is ');
    expect(await reads.findAnswer(sessionId, { policyNumber: first, day, madeBy })).toMatchObject({
      session: { advancedAt: now, revokedAt: null },
      policy: { customerId: (await findCustomerOfPolicy(db.database, first))?.id },
    });
    expect(await reads.findAnswer(webRandom.uuid(), { policyNumber: first, day, madeBy })).toBeNull();
  });

  test('is not given for another day, another maker or another policy', async () => {
    await readAndKeep(first);
    expect(await kept(first, { day: '2026-11-21' })).toBeNull();
    expect(await kept(first, { day: '2026-11-19' })).toBeNull();
    expect(await kept(first, { madeBy: 'the next release' })).toBeNull();
    expect(await kept(second)).toBeNull();
  });

  test('takes the place of the one before', async () => {
    const { revision } = await readAll(first);
    for (const body of ['yesterday', 'today']) await keep({ body, revision }, first);
    expect(await kept(first)).toBe('today');
  });

  test.each([
    { when: 'tomorrow', expiresAt: '2026-11-21T00:00:00+02:00', isKept: true },
    { when: 'at the end of the day', expiresAt: '2026-11-20T23:59:59.999+02:00', isKept: false },
    { when: 'and nobody has looked since', expiresAt: '2026-11-19T12:00:00+02:00', isKept: false },
  ])('when a request runs out $when it is kept: $isKept', async ({ expiresAt, isKept }) => {
    await db.database.execute(sql`DELETE FROM approval_actions`);
    await insertApprovalAction(db.database, anAction(first, new Date(expiresAt)));
    await readAndKeep(first);
    expect((await kept(first)) !== null).toBe(isKept);
    await db.database.execute(sql`UPDATE approval_actions SET status = 'EXPIRED'`);
    await readAndKeep(first);
    expect(await kept(first)).not.toBeNull();
    await db.database.execute(sql`DELETE FROM approval_actions`);
  });

  test.each(Object.keys(writes))('whoever %s, it is as if it were made now', async (name) => {
    for (const changed of [...numbers, ...numbers]) {
      for (const number of numbers) {
        await write('asks for a change', number);
        await write('starts a payment', number);
        await readAndKeep(number);
      }
      await write(name, changed);
      for (const number of [...numbers, away(changed)]) {
        const { body } = await readAll(number);
        expect([null, body]).toContain(await kept(number));
      }
    }
  });

  test('whatever is written in whatever order, it is as if it were made now', async () => {
    const step = fc.record({
      write: fc.constantFrom(...Object.keys(writes)),
      changed: fc.constantFrom(...numbers),
      isUndone: fc.boolean(),
      /** What was read before the write is kept after it. */
      isKeptLate: fc.boolean(),
    });
    let hits = 0;
    const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      await bringBack();
      for (const { write: name, changed, isUndone, isKeptLate } of steps) {
        const before = await readAll(changed);
        if (!isKeptLate) await keep(before, changed);
        const done = inTransaction(db.database, async (tx) => {
          await writes[name]?.(tx, changed);
          if (isUndone) throw new Error('undone');
        });
        await done.catch((error: Error) => expect(error.message).toBe('undone'));
        if (isKeptLate) await keep(before, changed);
        for (const number of numbers) {
          const found = await kept(number);
          if (found !== null) hits += 1;
          expect([null, (await readAll(number)).body]).toContain(found);
        }
      }
    });
    await fc.assert(property, { numRuns: atSize({ test: 12, prove: 200 }) });
    expect(hits).toBeGreaterThan(12);
  });

  test('no race of readers and writers leaves an old one behind', async () => {
    let hits = 0;
    const names = ['saves the policy', 'asks for a change', 'decides a change', 'starts a payment', 'deletes payments'];
    const rounds = db.isParallel ? atSize({ test: 40, prove: 400 }) : atSize({ test: 10, prove: 50 });
    for (let round = 0; round < rounds; round += 1) {
      const [one = '', other = ''] = [names[round % 5], names[webRandom.int(5)]];
      const reading = async () => {
        const read = await readAll(first);
        if (webRandom.int(2) === 1) await new Promise((resolve) => setTimeout(resolve, webRandom.int(4)));
        await keep(read, first);
      };
      const writing = Promise.all([write(one, first), write(other, first)]);
      await Promise.all([reading(), reading(), writing, reading(), writing.then(reading)]);
      const found = await kept(first);
      if (found !== null) hits += 1;
      expect([null, (await readAll(first)).body]).toContain(found);
    }
    expect(hits).toBeGreaterThan(0);
  });

  test.runIf(db.isParallel)('nobody waits to keep one while a change is under way, and it is not kept', async () => {
    const { revision } = await readAll(first);
    await inTransaction(db.database, async (tx) => {
      await insertPayment(tx, aPayment(first));
      await keep({ body: 'too late', revision }, first);
      expect(await kept(first)).not.toBe('too late');
    });
    expect(await kept(first)).toBeNull();
  });
});
