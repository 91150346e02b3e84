import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A benefit certificate that was issued. Whoever has its code may ask whether it holds, and nothing else. */
export const certificates = pgTable('certificates', {
  code: text().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** The cover that it certifies, as one text to compare. */
  cover: text().notNull(),
  issuedAt: moment('issued_at').notNull(),
});
export type Certificate = typeof certificates.$inferSelect;
