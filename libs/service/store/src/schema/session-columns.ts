import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What every sign-in keeps, whoever signed in. No token is stored: a counter says which one is current. */
export const sessionColumns = {
  id: uuid().primaryKey(),
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
};
