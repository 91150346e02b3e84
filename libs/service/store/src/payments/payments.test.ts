import { expect, it } from 'vitest';
import { type NewPayment } from '../schema/payments';
import { onEveryDatabase } from '../testing/on-every-database';
import { insertPayment, paymentsBetween } from './payments';

const policyNumber = '7000012999';

onEveryDatabase('The payments of a period', (db) => {
  it('are all there, however many: a statement adds them up', async () => {
    const from = new Date('2025-12-01T08:00:00Z');
    const paidOn = (day: number) => new Date(from.getTime() + day * 86_400_000);
    for (let day = 0; day < 130; day += 1) {
      const record = {} as NewPayment['record'];
      const payment = { id: crypto.randomUUID(), policyNumber, premiumMonth: '2026-01', record };
      await insertPayment(db.database, { ...payment, status: 'SUCCESSFUL', paidAt: paidOn(day), amountCents: 1000 });
    }
    const found = await paymentsBetween(db.database, policyNumber, { from, to: paidOn(129) });
    expect(found.length).toBe(130);
  });
});
