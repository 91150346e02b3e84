import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What the service does by itself, a row for each job. */
export const jobs = pgTable('jobs', {
  job: text().primaryKey(),
  /** The process that does it now; null: none does. One whose lease has ended has died. */
  runner: uuid(),
  leaseEndsAt: moment('lease_ends_at').notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  /** When it last ended without a failure. */
  succeededAt: moment('succeeded_at'),
  /** How much it did the last time: policies, payments or messages. Null where it does not count. */
  pieces: integer(),
  /** How often it has failed since it last succeeded. */
  failures: integer().notNull().default(0),
});
export type JobRow = typeof jobs.$inferSelect;
