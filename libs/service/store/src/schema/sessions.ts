import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { customers } from './customers';

/** One sign-in and every token that came of it. No token is stored: a counter says which one is current. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  /** The policy the person signed in with. */
  policyNumber: text('policy_number').notNull(),
  /** The policy on screen; null until another one is chosen. */
  selectedPolicyNumber: text('selected_policy_number'),
  counter: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the counter last moved. */
  advancedAt: moment('advanced_at').notNull(),
  /** The end that no refresh extends. */
  expiresAt: moment('expires_at').notNull(),
  revokedAt: moment('revoked_at'),
  revokedReason: text('revoked_reason'),
  address: text().notNull(),
  userAgent: text('user_agent'),
  /** The device it began on; null from before devices were known. */
  device: text(),
});
export type SessionRow = typeof sessions.$inferSelect;
