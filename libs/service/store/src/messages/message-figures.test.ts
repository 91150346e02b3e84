import { beforeEach, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { databaseTime } from '../database/database-time';
import { unusedMoneyFigures } from '../payments/unallocated-payments';
import { outbox } from '../schema/changes';
import { unallocatedPayments } from '../schema/payments';
import { onEveryDatabase } from '../testing/on-every-database';
import { messageFigures } from './message-figures';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' } as const;

onEveryDatabase('what operators watch', (db) => {
  beforeEach(async () => {
    await db.database.delete(outbox);
    await db.database.delete(unallocatedPayments);
  });
  const enqueue = (more: Partial<typeof outbox.$inferInsert>) =>
    db.database
      .insert(outbox)
      .values({ id: webRandom.uuid(), message, createdAt: at(8), nextAttemptAt: more.createdAt ?? at(8), ...more });
  const keepMoney = (payatTranId: string, more: Partial<typeof unallocatedPayments.$inferInsert>) =>
    db.database.insert(unallocatedPayments).values({
      id: webRandom.uuid(),
      payatTranId,
      status: 'SUCCESSFUL',
      amountCents: 100,
      reason: 'UNKNOWN_POLICY',
      record: {},
      receivedAt: at(8),
      ...more,
    });

  test('is nothing where nothing waits', async () => {
    expect(await messageFigures(db.database, at(0))).toEqual({ waiting: 0, oldest: null, failed: 0 });
    expect(await unusedMoneyFigures(db.database)).toEqual({ pieces: 0, oldest: null });
  });

  test('counts messages that wait and that were given up lately, and neither those sent nor those sent again', async () => {
    await enqueue({ createdAt: at(7) });
    await enqueue({ createdAt: at(6) });
    await enqueue({ createdAt: at(1), sentAt: at(2) });
    await enqueue({ failedAt: at(5), failure: 'NOT_TAKEN' });
    await enqueue({ failedAt: at(5), failure: 'NOT_TAKEN', sentAgainAs: webRandom.uuid() });
    await enqueue({ failedAt: at(1), failure: 'REFUSED' });
    expect(await messageFigures(db.database, at(2))).toEqual({ waiting: 2, oldest: at(6), failed: 1 });
  });

  test('counts what waits for the morning as waiting, and not as late before it', async () => {
    await enqueue({ createdAt: at(18), nextAttemptAt: at(29) });
    expect(await messageFigures(db.database, at(0))).toEqual({ waiting: 1, oldest: at(29), failed: 0 });
    await enqueue({ createdAt: at(19), nextAttemptAt: at(19) });
    expect((await messageFigures(db.database, at(0))).oldest).toEqual(at(19));
  });

  test('counts money that somebody has to decide about', async () => {
    await keepMoney('1', { receivedAt: at(5) });
    await keepMoney('2', { receivedAt: at(4), state: 'REFUND_CONFIRMED' });
    await keepMoney('3', { receivedAt: at(3), state: 'MATCHED' });
    await keepMoney('4', { receivedAt: at(2), status: 'FAILED' });
    expect(await unusedMoneyFigures(db.database)).toEqual({ pieces: 2, oldest: at(4) });
  });

  test('has the clock of the database beside it', async () => {
    expect(Math.abs((await databaseTime(db.database)).getTime() - Date.now())).toBeLessThan(10_000);
  });
});
