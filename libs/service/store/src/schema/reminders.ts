import { type ReminderKind } from '@portal/domain';
import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What is noted once: reminders, and letters about the end of cover after a main member’s death. */
export type NotedKind = ReminderKind | 'COVER_ENDS';

/** What policyholders were reminded of. A reminder has one row whatever happens, so it is sent once. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    policyNumber: text('policy_number').notNull(),
    kind: text().$type<NotedKind>().notNull(),
    /** The record that it is about. */
    subject: uuid().notNull(),
    /** The day that it was for. */
    day: date({ mode: 'string' }).notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.kind, table.subject, table.day] })],
);
export type SentReminderRow = typeof sentReminders.$inferSelect;
