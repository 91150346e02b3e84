import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { customers } from './customers';

/** Messages a customer sees in the portal. */
export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  policyNumber: text('policy_number').notNull(),
  type: text().notNull(),
  severity: text({ enum: ['INFO', 'SUCCESS', 'WARNING', 'ERROR'] }).notNull(),
  title: text().notNull(),
  inAppMessage: text('in_app_message').notNull(),
  actionUrl: text('action_url'),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;
