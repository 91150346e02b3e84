import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Policies on which what is due could not be done, so that they hold up no other: somebody has to look into them. */
export const setApartPolicies = pgTable('set_apart_policies', {
  policyNumber: text('policy_number').primaryKey(),
  /** The kind of mistake, and where in the record it is; nothing of anybody. */
  reason: text().notNull(),
  place: text(),
  attempts: integer().notNull(),
  since: moment('since').notNull(),
  /** Not tried again before. */
  nextTryAt: moment('next_try_at').notNull(),
});
export type SetApartPolicy = typeof setApartPolicies.$inferSelect;
