import { type CallerQuestion, type ServicingReason } from '@portal/domain';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, record } from './columns';

/** Members of staff who have called. Who they are and what they may do stands in their token each time. */
export const staffMembers = pgTable('staff_members', {
  /** The subject of their tokens. */
  id: text().primaryKey(),
  name: text().notNull(),
  email: text(),
  firstSeenAt: moment('first_seen_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  /** Tokens that were made before are refused. */
  signedOutAt: moment('signed_out_at'),
});
export type StaffMember = typeof staffMembers.$inferSelect;

/** Policies that members of staff opened, and why. */
export const servicings = pgTable('servicings', {
  id: uuid().primaryKey(),
  staffId: text('staff_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  reason: text().$type<ServicingReason>().notNull(),
  note: text(),
  /** The questions that the caller answered rightly. */
  verified: record<CallerQuestion[]>('verified').notNull(),
  openedAt: moment('opened_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  closedAt: moment('closed_at'),
});
export type ServicingRow = typeof servicings.$inferSelect;

/** What staff wrote about policies. Rows are added and never changed. */
export const staffNotes = pgTable('staff_notes', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  staffId: text('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  text: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
export type StaffNoteRow = typeof staffNotes.$inferSelect;
