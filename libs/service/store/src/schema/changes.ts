import { messageFailures, type Quote } from '@portal/contract';
import { date, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type Message } from '../base/ports';
import { bytes, moment, record } from './columns';
import { customers } from './customers';

/** Writes that were answered: the same intention again gets the same answer (docs/reliability.md#e5). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who wrote: the key of one person means nothing to another. */
    subject: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: record<unknown>('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.route, table.key] })],
);

/** Whom a quote of an extended member is for; nobody reads it with the quote. */
interface QuotedRelative {
  birthDate: string;
  relationship: string;
  /** The number that was given; null: the birth date alone. */
  idNumber: string | null;
  /** The member whose cover would change; null: somebody who joins. */
  memberId: string | null;
  /** What the relative costs a month, in rand. */
  premium: number;
}

/** What a change would cost, as it was quoted. */
export const quotes = pgTable('quotes', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  status: text().$type<Quote['status']>().notNull(),
  validUntil: date('valid_until', { mode: 'string' }).notNull(),
  record: record<Quote & Partial<QuotedRelative>>('record').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type QuoteRow = typeof quotes.$inferSelect;

/** Documents sent with a change. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  actionId: uuid('action_id'),
  type: text().notNull(),
  fileName: text('file_name').notNull(),
  fileExtension: text('file_extension').notNull(),
  contentType: text('content_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  content: bytes('content').notNull(),
  source: text({ enum: ['CUSTOMER', 'STAFF'] }).notNull(),
  createdAt: moment('created_at').notNull(),
});
export type UploadRow = typeof uploads.$inferSelect;

/** Messages that were enqueued with a change and are sent after it. A row waits until it is sent or has failed. */
export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number'),
  /** Who held the policy when it was enqueued. */
  holderId: uuid('holder_id'),
  message: record<Message>('message').notNull(),
  createdAt: moment('created_at').notNull(),
  sentAt: moment('sent_at'),
  attempts: integer().notNull().default(0),
  /** When it may be claimed, again or for the first time: a lease is nothing but a later moment. */
  nextAttemptAt: moment('next_attempt_at'),
  failedAt: moment('failed_at'),
  failure: text({ enum: messageFailures }),
  /** The row under which staff had it sent again. */
  sentAgainAs: uuid('sent_again_as'),
});
export type OutboxRow = typeof outbox.$inferSelect;

/** A form that was left half filled in: one for each form and record of a policy. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id),
    policyNumber: text('policy_number').notNull(),
    form: text().notNull(),
    /** The record it is about, or empty for an addition. */
    recordId: text('record_id').notNull(),
    record: record<Record<string, unknown>>('record').notNull(),
    updatedAt: moment('updated_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique().on(table.customerId, table.policyNumber, table.form, table.recordId)],
);
export type DraftRow = typeof drafts.$inferSelect;
