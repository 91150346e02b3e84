import {
  type AccountType,
  type DebitExceptionDecision,
  debitExceptionReasons,
  type DebitState,
  type PlainDate,
  type ReturnFamilyCode,
} from '@portal/domain';
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, record } from './columns';

/** What the bank is told of a debit besides its amount and day. The account number is read when it is sent, and not kept here. */
export interface DebitTerms {
  bankingDetailsId: string;
  contractReference: string;
  mandateReference: string | null;
  creditorShortName: string;
  holder: string;
  branchCode: string;
  accountType: AccountType;
  /** The day that was agreed; the action date is later where we were late ourselves. */
  agreed: PlainDate;
}

/** One debit of one month's premium on its way to the payer's bank and back. Its id is the bank's instruction id. */
export const collections = pgTable('collections', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** `YYYY-MM`: the month whose debit this is; the ledger settles the oldest month first. */
  premiumMonth: text('premium_month').notNull(),
  kind: text({ enum: ['PREMIUM'] }).notNull(),
  state: text().$type<DebitState>().notNull(),
  /** Why it did not go through, or was given back. */
  family: text().$type<ReturnFamilyCode>(),
  actionDate: date('action_date', { mode: 'string' }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  terms: record<DebitTerms>('terms').notNull(),
  /** The payment that people read of; null until it was sent. */
  paymentId: uuid('payment_id'),
  /** How often it was handed to the bank. Once it was, only the bank can say that it is not under way. */
  attempts: integer().notNull().default(0),
  nextTryAt: moment('next_try_at').notNull(),
  /** The moment of the newest result that was read: older news change nothing. */
  resultAt: moment('result_at'),
  bankReference: text('bank_reference'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type CollectionRow = typeof collections.$inferSelect;

/** Something about a debit that a person has to look into. */
export const collectionExceptions = pgTable('collection_exceptions', {
  id: uuid().primaryKey(),
  /** As the bank named it: it may be nobody's. */
  collectionId: text('collection_id').notNull(),
  policyNumber: text('policy_number'),
  reason: text({ enum: debitExceptionReasons }).notNull(),
  /** What was reported, as it came. */
  record: record<Record<string, unknown>>('record').notNull(),
  notedAt: moment('noted_at').notNull(),
  closedAt: moment('closed_at'),
  closedBy: text('closed_by'),
  closedByName: text('closed_by_name'),
  note: text(),
  /** What staff found. */
  decision: text().$type<DebitExceptionDecision>(),
});
export type CollectionException = typeof collectionExceptions.$inferSelect;
