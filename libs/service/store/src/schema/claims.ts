import { type ClaimAwaits, type ClaimStatus, type DeceasedKind, type PayoutStatus } from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type ClaimRecord } from '../base/claim-record';
import { type PayoutRecord } from '../base/payout-record';
import { moment, record } from './columns';
import { fileColumns } from './file-columns';

/** Claims: one policy and one person who died. Source: docs/domain/claims.md#c2-3. */
export const claims = pgTable('claims', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  policyNumber: text('policy_number').notNull(),
  lifeKind: text('life_kind').$type<DeceasedKind>().notNull(),
  /** What makes it one person of the policy: of two claims about it one stands. Null for stillborn children, who may be twins. */
  lifeKey: text('life_key'),
  /** `numberKey` of the person, by which other policies know them; null without a number. */
  numberKey: text('number_key'),
  status: text().$type<ClaimStatus>().notNull(),
  /** Who has to do something next, payments considered. */
  awaits: text().$type<ClaimAwaits>().notNull(),
  /** By whose end it has to be decided, or somebody answered who does not agree; null while nobody has to. */
  dueOn: date('due_on', { mode: 'string' }),
  /** 0 is low, 2 is high; null: it has no flag. */
  flagLevel: smallint('flag_level'),
  /** Who of the staff took it on last, and when; it is theirs for an hour. */
  takenBy: text('taken_by'),
  takenByName: text('taken_by_name'),
  takenAt: moment('taken_at'),
  /** The last day on which somebody looked whether those who claim have to be reminded; null: never. */
  remindersLookedOn: date('reminders_looked_on', { mode: 'string' }),
  /** The same of the cover that a main member left: whether it ends, or somebody has to be told that it will. */
  coverLookedOn: date('cover_looked_on', { mode: 'string' }),
  /** The register of deaths is asked about it by itself, as it follows from the record. True until somebody has looked. */
  asksRegister: boolean('asks_register').notNull().default(true),
  /** When the register was asked by itself last, or is being asked; null: never. */
  registerAskedAt: moment('register_asked_at'),
  /** Nothing of it is paid: the register says that the person lives. */
  isStoppedByRegister: boolean('is_stopped_by_register').notNull().default(false),
  record: record<ClaimRecord>('record').notNull(),
  version: integer().notNull(),
  /** When the death was reported. */
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type ClaimRow = typeof claims.$inferSelect;

/** What was sent for claims. Nothing of it is among the documents of a policy: others than the policyholder send it too. */
export const claimFiles = pgTable('claim_files', {
  ...fileColumns,
  claimId: uuid('claim_id')
    .notNull()
    .references(() => claims.id),
  /** The line of the claim's documents, or what somebody sent against its decision. */
  documentId: uuid('document_id').notNull(),
  source: text({ enum: ['CUSTOMER', 'CLAIMANT', 'STAFF'] }).notNull(),
  sentBy: text('sent_by').notNull(),
  createdAt: moment('created_at').notNull(),
});
export type ClaimFileRow = typeof claimFiles.$inferSelect;

/** Full numbers of the accounts that claims are paid into, apart from the record so that no read of a claim can show one. */
export const claimAccounts = pgTable(
  'claim_accounts',
  {
    claimId: uuid('claim_id')
      .notNull()
      .references(() => claims.id),
    /** The `id` of the claimant's account in the record. */
    accountId: uuid('account_id').notNull(),
    claimantId: uuid('claimant_id').notNull(),
    accountNumber: text('account_number').notNull(),
    /** The bank has not said yet whose account it is. */
    awaitsAnswer: boolean('awaits_answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.accountId] })],
);
export type ClaimAccountRow = typeof claimAccounts.$inferSelect;

/** Payments of claims. Source: docs/domain/claims.md#c6-3. */
export const payouts = pgTable('payouts', {
  id: uuid().primaryKey(),
  number: text().notNull().unique(),
  claimId: uuid('claim_id')
    .notNull()
    .references(() => claims.id),
  policyNumber: text('policy_number').notNull(),
  /** Whose share it is, by the id in the record of the claim; null: of somebody who is none of its claimants. */
  claimantId: uuid('claimant_id'),
  status: text().$type<PayoutStatus>().notNull(),
  payOn: date('pay_on', { mode: 'string' }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  /** The bank refused it or sent it back. The database fills it, and a list begins with these. */
  hasFailed: boolean('has_failed')
    .notNull()
    .generatedAlwaysAs(sql`status`),
  record: record<PayoutRecord>('record').notNull(),
  version: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type PayoutRow = typeof payouts.$inferSelect;
