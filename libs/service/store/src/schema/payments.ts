import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type Payment } from '@portal/contract';
import { type UnusedMoneyState } from '@portal/domain';
import { moment, record } from './columns';

/** Premiums collected, tried, refunded or reversed. */
export const payments = pgTable('payments', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** `YYYY-MM`: the month the money is for. */
  premiumMonth: text('premium_month').notNull(),
  status: text().$type<Payment['Payment_Status']>().notNull(),
  paidAt: moment('paid_at').notNull(),
  amountCents: integer('amount_cents').notNull(),
  record: record<Payment>('record').notNull(),
  /** The provider's own number; null until it has told us, and for payments of other kinds. */
  payatTranId: text('payat_tran_id'),
  /** What of it is in the ledger: nothing before it succeeded, and where the policy takes no money. */
  allocatedCents: integer('allocated_cents').notNull().default(0),
  /** Where the payer was sent. */
  redirectUrl: text('redirect_url'),
  /** When the customer asked to pay; null for money that came by itself. */
  initiatedAt: moment('initiated_at'),
  /** From when an attempt without an answer counts as given up. */
  expiresAt: moment('expires_at'),
});
export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;

/** The months that our payments have paid, with what was paid for each. */
export const settledPremiums = pgTable(
  'settled_premiums',
  {
    policyNumber: text('policy_number').notNull(),
    /** `YYYY-MM`. */
    month: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Null: given, because the policy did not cover anybody in that month. */
    paymentId: uuid('payment_id'),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.month] })],
);
export type SettledPremiumRow = typeof settledPremiums.$inferSelect;

/** Money that could not be booked: kept for whoever looks into it. */
export const unallocatedPayments = pgTable(
  'unallocated_payments',
  {
    id: uuid().primaryKey(),
    payatTranId: text('payat_tran_id').notNull(),
    status: text().notNull(),
    /** Null: the reference names no policy of ours. */
    policyNumber: text('policy_number'),
    amountCents: integer('amount_cents').notNull(),
    reason: text().notNull(),
    /** The report as it came. */
    record: record<Record<string, unknown>>('record').notNull(),
    receivedAt: moment('received_at').notNull(),
    state: text().$type<UnusedMoneyState>().notNull().default('OPEN'),
    /** The policy that it was matched to, and the payment there. */
    matchedPolicy: text('matched_policy'),
    paymentId: uuid('payment_id'),
    /** Why it was matched, or is to be paid back. */
    decidedReason: text('decided_reason'),
    askedBy: text('asked_by'),
    askedByName: text('asked_by_name'),
    askedAt: moment('asked_at'),
    confirmedBy: text('confirmed_by'),
    confirmedByName: text('confirmed_by_name'),
    confirmedAt: moment('confirmed_at'),
    /** Who paid it back, and how the bank names that payment. */
    paidBy: text('paid_by'),
    paidByName: text('paid_by_name'),
    paidAt: moment('paid_at'),
    paidReference: text('paid_reference'),
    /** The last digits of the account that it was paid into. */
    paidAccount: text('paid_account'),
  },
  (table) => [unique().on(table.payatTranId, table.status)],
);
export type UnallocatedPayment = typeof unallocatedPayments.$inferSelect;
export type NewUnallocatedPayment = typeof unallocatedPayments.$inferInsert;
