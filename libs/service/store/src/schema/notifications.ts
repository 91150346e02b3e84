import { type Notification } from '@portal/contract';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { customers } from './customers';

/** Messages a customer sees in the portal. */
export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id')
    .notNull()
    .references(() => customers.id),
  /** Null when it is about no policy. */
  policyNumber: text('policy_number'),
  type: text().$type<Notification['type']>().notNull(),
  severity: text().$type<Notification['severity']>().notNull(),
  title: text().notNull(),
  inAppMessage: text('in_app_message').notNull(),
  actionUrl: text('action_url'),
  createdAt: moment('created_at').notNull(),
  readAt: moment('read_at'),
});
export type NotificationRow = typeof notifications.$inferSelect;
