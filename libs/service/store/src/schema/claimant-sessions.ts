import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { claims } from './claims';
import { deathReports } from './death-reports';
import { sessionColumns } from './session-columns';

/** One sign-in of somebody who claims, to one claim, or of whoever reported a death, to that report. */
export const claimantSessions = pgTable('claimant_sessions', {
  ...sessionColumns,
  /** Null where it opens a report. */
  claimId: uuid('claim_id').references(() => claims.id),
  /** Who of those who claim it is; null where it opens a report. */
  claimantId: uuid('claimant_id'),
  /** Null where it opens a claim. */
  reportId: uuid('report_id').references(() => deathReports.id),
  /** The number that the person proved, in stored form. */
  cellNumber: text('cell_number').notNull(),
});
export type ClaimantSessionRow = typeof claimantSessions.$inferSelect;
