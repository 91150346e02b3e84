import { type DifferingPayout, type PayoutStatus, type WhyNotPaid } from '@portal/domain';
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { claims, payouts } from './claims';
import { moment, record } from './columns';

/**
 * Payments as the bank knows them: each time that one was handed over, under the id that the payment had then. Rows stay when the payment is
 * made anew, because the bank may still say something of the first. Source: docs/domain/claims.md#c6-3.
 */
export const payoutSendings = pgTable('payout_sendings', {
  /** The id under which the bank knows it. */
  id: uuid().primaryKey(),
  payoutNumber: text('payout_number')
    .notNull()
    .references(() => payouts.number),
  claimId: uuid('claim_id')
    .notNull()
    .references(() => claims.id),
  /** The account that the bank was told, by its id; null: a voucher was issued, which is cashed at a store. */
  accountId: uuid('account_id'),
  amountCents: integer('amount_cents').notNull(),
  status: text().$type<Extract<PayoutStatus, 'SENT' | 'PAID' | 'FAILED' | 'RETURNED'>>().notNull(),
  failure: text().$type<WhyNotPaid>(),
  /** What the bank calls it. */
  bankReference: text('bank_reference'),
  /** When it was written down as sent, before the bank was called. */
  sentAt: moment('sent_at').notNull(),
  /** When the bank paid it and when the money came back, by the bank's clock: its list of the day goes by it. */
  paidAt: moment('paid_at'),
  returnedAt: moment('returned_at'),
  /** When the bank is asked about it, unless it has answered by then. */
  nextAskAt: moment('next_ask_at').notNull(),
});
export type PayoutSending = typeof payoutSendings.$inferSelect;

const proof = () => ({
  day: date({ mode: 'string' }).primaryKey(),
  ourCents: bigint('our_cents', { mode: 'number' }).notNull(),
  bankCents: bigint('bank_cents', { mode: 'number' }).notNull(),
  differing: record<DifferingPayout[]>('differing').notNull(),
  provedAt: moment('proved_at').notNull(),
});

/** Days on which what the bank paid was compared with its list. Cents. */
export const payoutProofs = pgTable('payout_proofs', proof());

/** Days on which what was cashed at stores was compared with the list of the provider of vouchers, which stands where the bank's does. */
export const voucherProofs = pgTable('voucher_proofs', proof());
export type PayoutProofRow = typeof payoutProofs.$inferSelect;
