import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { claims } from './claims';
import { moment } from './columns';
import { deathReports } from './death-reports';

/** One sign-in of somebody who claims, to one claim, or of whoever reported a death, to that report. No token is stored: a counter says which one is current. */
export const claimantSessions = pgTable('claimant_sessions', {
  id: uuid().primaryKey(),
  /** Null where it opens a report. */
  claimId: uuid('claim_id').references(() => claims.id),
  /** Who of those who claim it is; null where it opens a report. */
  claimantId: uuid('claimant_id'),
  /** Null where it opens a claim. */
  reportId: uuid('report_id').references(() => deathReports.id),
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
