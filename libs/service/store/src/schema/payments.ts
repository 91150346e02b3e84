import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type Payment } from '@portal/contract';
import { moment, record } from './columns';

/** Premiums collected, tried, refunded or reversed. */
export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** `YYYY-MM`: the month the money is for. */
  premiumMonth: text('premium_month').notNull(),
  status: text().notNull(),
  paidAt: moment('paid_at').notNull(),
  amountCents: integer('amount_cents').notNull(),
  record: record<Payment>('record').notNull(),
});
export type PaymentRow = typeof payments.$inferSelect;
