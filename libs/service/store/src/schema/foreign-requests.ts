import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One row for every request of a customer for a policy that is not theirs, up to the limits of one person. */
export const foreignRequests = pgTable('foreign_requests', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  /** The start of what was asked for: it may be no policy number at all. */
  policyNumber: text('policy_number').notNull(),
  askedAt: moment('asked_at').notNull(),
});
