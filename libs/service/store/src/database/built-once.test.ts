import { and, eq, lte, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { type Message } from '../base/ports';
import { webRandom } from '../base/web-random';
import { audit } from '../schema/audit';
import { outbox, type OutboxRow } from '../schema/changes';
import { sentReminders } from '../schema/reminders';
import { onEveryDatabase } from '../testing/on-every-database';
import { builtOnce } from './built-once';
import { rowsOf } from './database';
import { together } from './transaction';

const now = new Date('2026-11-20T08:00:00.123Z');
const [sent, unsent] = [webRandom.uuid(), webRandom.uuid()];
const message: Message = { channel: 'SMS', to: '27821234567', text: 'Your cover starts', purpose: 'COVER' };

onEveryDatabase('a statement that is built once', (db) => {
  let timesBuilt = 0;
  const enqueue = builtOnce((executor, row: Pick<OutboxRow, 'id' | 'message' | 'createdAt'>) =>
    executor.insert(outbox).values({ id: row.id, message: row.message, createdAt: row.createdAt, policyNumber: null }),
  );
  const createdUntil = builtOnce((executor, { until }: { until: Date }) => {
    timesBuilt += 1;
    return executor.select().from(outbox).where(lte(outbox.createdAt, until)).orderBy(outbox.id);
  });
  const withReminder = builtOnce((executor, { id }: { id: string }) =>
    executor
      .select({ id: outbox.id, reminder: sentReminders })
      .from(outbox)
      .leftJoin(sentReminders, eq(sentReminders.subject, outbox.id))
      .where(eq(outbox.id, id)),
  );
  const send = builtOnce((executor, { id, sentAt }: { id: string; sentAt: Date | null }) =>
    executor.update(outbox).set({ sentAt }).where(eq(outbox.id, id)).returning({ sentAt: outbox.sentAt }),
  );

  beforeAll(async () => {
    for (const id of [sent, unsent]) await enqueue(db.database, { id, createdAt: now, message });
    await db.database.insert(sentReminders).values({
      policyNumber: '7000010012',
      kind: 'COVER_ENDS',
      subject: sent,
      day: '2026-11-20',
      sentAt: now,
    });
  });

  test('answers as the builder does, outside of a transaction and in any', async () => {
    const expected = await db.database.select().from(outbox).where(lte(outbox.createdAt, now)).orderBy(outbox.id);
    expect(expected).toMatchObject([{ message, createdAt: now }, { message }]);
    expect(await createdUntil(db.database, { until: now })).toEqual(expected);
    for (const _time of [1, 2]) {
      await db.database.transaction(async (tx) => expect(await createdUntil(tx, { until: now })).toEqual(expected));
    }
    expect(await createdUntil(db.database, { until: new Date(now.getTime() - 1) })).toEqual([]);
    expect(timesBuilt).toBe(1);
  });

  test('is part of the transaction that it is asked in', async () => {
    const undone = db.database.transaction(async (tx) => {
      expect(await send(tx, { id: sent, sentAt: now })).toEqual([{ sentAt: now }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const [row] = await db.database.select().from(outbox).where(eq(outbox.id, sent));
    expect(row?.sentAt).toBeNull();
  });

  test('writes NULL where there is no value, of a moment and of a record', async () => {
    await send(db.database, { id: unsent, sentAt: now });
    expect(await send(db.database, { id: unsent, sentAt: null })).toEqual([{ sentAt: null }]);
    const isNull = builtOnce(
      (_, { record }: { record: Record<string, unknown> | null }) =>
        sql`SELECT ${sql.param(record, audit.before)}::text IS NULL AS "isNull"`,
    );
    const [row] = rowsOf<{ isNull: boolean }>(await isNull(db.database, { record: null }));
    expect(row).toEqual({ isNull: true });
  });

  test('gives null for the side of a join that is missing', async () => {
    expect(await withReminder(db.database, { id: sent })).toMatchObject([{ reminder: { subject: sent, sentAt: now } }]);
    expect(await withReminder(db.database, { id: unsent })).toEqual([{ id: unsent, reminder: null }]);
  });

  test('goes out behind what was asked before it', async () => {
    await db.database.transaction(async (tx) => {
      const update = async () => {
        await tx.update(outbox).set({ attempts: 3 }).where(eq(outbox.id, unsent));
      };
      const [, rows] = await together([update(), createdUntil(tx, { until: now })]);
      expect(rows.find(({ id }) => id === unsent)?.attempts).toBe(3);
    });
  });

  test('says which value is missing', async () => {
    const bothKnown = builtOnce((executor, { id, failure }: { id: string; failure?: 'REFUSED' }) =>
      executor
        .select()
        .from(outbox)
        .where(and(eq(outbox.id, id), eq(outbox.failure, failure as 'REFUSED'))),
    );
    await expect(bothKnown(db.database, { id: sent })).rejects.toThrow('No value for "failure"');
  });
});
