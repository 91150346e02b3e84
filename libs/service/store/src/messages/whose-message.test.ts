import { policyNumberFor } from '@portal/domain';
import { anIdNumber } from '@portal/domain/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction';
import { numbersBefore } from '../claims/numbers-before';
import { findPolicy, lockPolicy } from '../policies/policies';
import { savePolicy } from '../policies/save-policy';
import { outbox } from '../schema/changes';
import { type SeedPolicy } from '../seeding/seed-types';
import { seed } from '../seeding/seed';
import { aMainMember, aSeedPolicy } from '../testing/a-seed-policy';
import { emptyDatabase } from '../testing/empty-database';
import { onEveryDatabase } from '../testing/on-every-database';
import { type StoredPolicy } from '../base/records';
import { messageQueue } from './stored-queue';

const [policyNumber, other] = [policyNumberFor('7', 801), policyNumberFor('7', 802)];
const [cell, anotherCell] = ['27821234567', '27839998877'];
const successor = aMainMember({ First_Name: 'Zodwa', Id_Number: anIdNumber({ born: '1981-05-05', sequence: 9 }) });

onEveryDatabase('a message about a policy', (db) => {
  const now = new Date('2026-11-20T08:00:00Z');
  const later = new Date('2026-11-20T09:00:00Z');
  beforeEach(async () => {
    await emptyDatabase(db.database);
    const policies: SeedPolicy[] = [aSeedPolicy(policyNumber), aSeedPolicy(other)];
    await seed(db.database, { policies }, now);
  });
  const enqueue = (purpose: string, about = policyNumber, channel: 'SMS' | 'POST' = 'SMS') =>
    inTransaction(db.database, (tx) =>
      messageQueue.enqueue(tx, {
        id: crypto.randomUUID(),
        policyNumber: about,
        message: { channel, to: channel === 'SMS' ? cell : 'Thandi Nkosi\n1 Main Road', text: purpose, purpose },
        now,
      }),
    );
  const edit = (about: string, change: (member: StoredPolicy['MainMember']) => object) =>
    inTransaction(db.database, async (tx) => {
      const row = await lockPolicy(tx, about);
      if (row === null) throw new Error('The policy is gone');
      const MainMember = { ...row.record.MainMember, ...change(row.record.MainMember) };
      await savePolicy(tx, { ...row.record, MainMember }, row.version, now);
    });
  const dies = (about = policyNumber) => edit(about, () => ({ Life_Status: 'DECEASED' }));
  const takenOver = () =>
    edit(policyNumber, () => ({ ...successor, id: crypto.randomUUID(), Cell_Number: anotherCell }));
  const claim = async (at = now) => {
    const claimed = await messageQueue.claim(db.database, { now: at, leaseMs: 1000, most: 20 });
    return claimed.map(({ message }) => message.purpose).sort();
  };
  const left = async () => (await db.database.select().from(outbox)).map(({ message }) => message.purpose).sort();
  /** Puts messages down of which each has failed. */
  const fail = async (...purposes: string[]) => {
    for (const purpose of purposes) await enqueue(purpose, policyNumber, purpose === 'COVER_ENDS' ? 'POST' : 'SMS');
    for (const claimed of await messageQueue.claim(db.database, { now, leaseMs: 1000, most: 20 }))
      await messageQueue.settle(db.database, claimed, { kind: 'FAILED', reason: 'REFUSED' }, now);
  };
  const failed = async () => {
    const since = new Date('2026-11-19T00:00:00Z');
    return (await messageQueue.failed(db.database, { since, most: 20 })).map(({ message }) => message.purpose).sort();
  };

  test('is enqueued for nobody once the death of whoever holds it was confirmed, on this policy or on another of theirs', async () => {
    await dies(other);
    await enqueue('BANK_CHANGED');
    await enqueue('MORE_ASKED', other);
    await enqueue('ALIVE_CHECK');
    await enqueue('COVER_ENDS', other, 'POST');
    expect(await left()).toEqual(['ALIVE_CHECK', 'COVER_ENDS']);
  });

  test('that waits, for the morning or for its next try, is taken back where whoever it was for has died since', async () => {
    for (const purpose of ['BANK_CHANGED', 'CELL_CHANGED', 'ALIVE_CHECK']) await enqueue(purpose);
    await enqueue('COVER_ENDS', policyNumber, 'POST');
    await dies();
    expect(await claim()).toEqual(['ALIVE_CHECK', 'CELL_CHANGED', 'COVER_ENDS']);
    expect(await left()).toEqual(['ALIVE_CHECK', 'CELL_CHANGED', 'COVER_ENDS']);
  });

  test('that was for somebody who holds it no longer goes to nobody, and is sent again to nobody', async () => {
    await fail('BANK_CHANGED', 'CELL_CHANGED', 'COVER_ENDS');
    expect(await failed()).toEqual(['BANK_CHANGED', 'CELL_CHANGED', 'COVER_ENDS']);
    await enqueue('MORE_ASKED');
    await takenOver();
    await enqueue('MANDATE_PENDING');
    expect(await claim()).toEqual(['MANDATE_PENDING']);
    expect(await failed()).toEqual(['CELL_CHANGED']);
    const rows = await db.database.select().from(outbox);
    const bank = rows.find(({ message }) => message.purpose === 'BANK_CHANGED');
    const anew = { id: crypto.randomUUID(), now: later, to: async () => anotherCell };
    expect(await inTransaction(db.database, (tx) => messageQueue.sendAgain(tx, bank?.id ?? '', anew))).toBeNull();
  });

  test('that failed is listed again where the death was none', async () => {
    await fail('BANK_CHANGED');
    await dies();
    expect(await failed()).toEqual([]);
    await edit(policyNumber, () => ({ Life_Status: 'ACTIVE' }));
    expect(await failed()).toEqual(['BANK_CHANGED']);
  });

  test('tells of numbers before of whoever holds it now alone', async () => {
    await enqueue('CELL_CHANGED');
    expect(await numbersBefore(db.database, policyNumber)).toEqual([{ number: cell, changedAt: now }]);
    await takenOver();
    expect(await numbersBefore(db.database, policyNumber)).toEqual([]);
    const holder = (await findPolicy(db.database, policyNumber))?.record.MainMember.id ?? '';
    await enqueue('CELL_CHANGED');
    expect(await numbersBefore(db.database, policyNumber)).toHaveLength(1);
    expect(await db.database.select().from(outbox).where(eq(outbox.holderId, holder))).toHaveLength(1);
  });

  test('of which nobody knows the policy is sent as it is', async () => {
    await enqueue('BANK_CHANGED', '7999999999');
    expect(await claim()).toEqual(['BANK_CHANGED']);
  });
});
