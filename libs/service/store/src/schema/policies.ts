import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type Policy } from '@portal/contract';
import { type StoredPolicy } from '../base/records';
import { moment, record } from './columns';
import { customers } from './customers';

/** A policy is one aggregate: everything about it is in `record` (decision 002). */
export const policies = pgTable('policies', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull().unique(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  status: text().$type<Policy['Policy_Status']>().notNull(),
  inceptionDate: date('inception_date', { mode: 'string' }).notNull(),
  record: record<StoredPolicy>('record').notNull(),
  version: integer().notNull(),
  /** The first day on which the calendar alone moves the policy on; null: only money or people do. */
  nextStandingDay: date('next_standing_day', { mode: 'string' }),
  /** The day on which reminders are next looked for; null: nothing comes unless the policy changes. */
  nextReminderDay: date('next_reminder_day', { mode: 'string' }),
  /** On which day of the month the bank is asked; null: it is not. The database fills it from the record. */
  collectionDay: smallint('collection_day').generatedAlwaysAs(sql`record`),
  /** When the cellphone number on record last changed; null: never. */
  cellChangedAt: moment('cell_changed_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type PolicyRow = typeof policies.$inferSelect;

export const personKinds = ['MAIN_MEMBER', 'SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'BENEFICIARY'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Who is on which policy, for look-ups by ID number, cell number or name. Rewritten with the policy. */
export const policyPeople = pgTable(
  'policy_people',
  {
    policyId: uuid('policy_id')
      .notNull()
      .references(() => policies.id),
    personId: uuid('person_id').notNull(),
    kind: text({ enum: personKinds }).notNull(),
    idNumber: text('id_number'),
    cellNumber: text('cell_number'),
    /** Surname, then first name, as `searchableName` writes them: for a search by the start of a name. */
    nameKey: text('name_key').notNull(),
    /** The same with the first name first. */
    firstNameKey: text('first_name_key').notNull(),
    /** What makes somebody who is covered the same person on two policies: `numberKey` and `nameKey` of the domain. */
    numberKey: text('number_key'),
    personKey: text('person_key'),
  },
  (table) => [primaryKey({ columns: [table.policyId, table.kind, table.personId] })],
);
export type PolicyPersonRow = typeof policyPeople.$inferSelect;

/** Full account numbers, apart from the record so that no read of a policy can show one. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    policyNumber: text('policy_number').notNull(),
    /** The `id` of the banking details, on the policy or proposed, that this number belongs to. */
    bankingDetailsId: uuid('banking_details_id').notNull(),
    accountNumber: text('account_number').notNull(),
    /** Of a payer who is not the policyholder. */
    holderIdNumber: text('holder_id_number'),
    /** The bank has not said yet whether the account is in order. */
    awaitsAnswer: boolean('awaits_answer').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.bankingDetailsId] })],
);
export type BankAccountRow = typeof bankAccounts.$inferSelect;
