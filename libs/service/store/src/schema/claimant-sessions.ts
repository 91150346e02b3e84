import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { claims } from './claims';
import { moment } from './columns';

/** One sign-in of somebody who claims, to one claim. No token is stored: a counter says which one is current. */
export const claimantSessions = pgTable('claimant_sessions', {
  id: uuid().primaryKey(),
  claimId: uuid('claim_id')
    .notNull()
    .references(() => claims.id),
  /** Who of those who claim it is. */
  claimantId: uuid('claimant_id').notNull(),
  /** The number that the person proved, in stored form. */
  cellNumber: text('cell_number').notNull(),
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
});
export type ClaimantSessionRow = typeof claimantSessions.$inferSelect;
