import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type StoredPolicy } from '../base/records';
import { moment, record } from './columns';

/** A schedule that was issued: `version` is the policy's own. Drawn when somebody asks for it. */
export const schedules = pgTable(
  'schedules',
  {
    policyNumber: text('policy_number').notNull(),
    version: integer().notNull(),
    record: record<StoredPolicy>('record').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.version] })],
);
export type ScheduleRow = typeof schedules.$inferSelect;
