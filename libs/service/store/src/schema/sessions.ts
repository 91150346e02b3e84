import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers';
import { sessionColumns } from './session-columns';

/** One sign-in and every token that came of it. */
export const sessions = pgTable('sessions', {
  ...sessionColumns,
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  /** The policy the person signed in with. */
  policyNumber: text('policy_number').notNull(),
  /** The policy on screen; null until another one is chosen. */
  selectedPolicyNumber: text('selected_policy_number'),
  /** The device it began on; null from before devices were known. */
  device: text(),
});
export type SessionRow = typeof sessions.$inferSelect;
