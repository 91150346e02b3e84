import {
  type CodeOf,
  type DeathReportStatus,
  type DeceasedKind,
  type languages,
  type PlainDate,
  type ReportChannel,
  type ReportDocumentType,
  type ReporterRelationship,
} from '@portal/domain';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, record } from './columns';
import { fileColumns } from './file-columns';

/** Who died, as far as the reporter said. */
export interface ReportedDeceased {
  Id_Number: string | null;
  Passport_Number: string | null;
  Policy_Number: string | null;
  First_Name: string | null;
  Surname: string | null;
  Date_Of_Birth: PlainDate | null;
}

/** Who told us; the number stands in a column of its own. */
interface Reporter {
  firstName: string;
  surname: string;
  relationship: ReporterRelationship;
  language: CodeOf<typeof languages>;
}

/** Deaths that somebody told us of. A report moves nothing on a policy. Source: docs/domain/claims.md#c2-2. */
export const deathReports = pgTable('death_reports', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  status: text().$type<DeathReportStatus>().notNull(),
  deceased: record<ReportedDeceased>('deceased').notNull(),
  /** The ID number in it, by which reports are counted. */
  idNumber: text('id_number'),
  dateOfDeath: date('date_of_death', { mode: 'string' }).notNull(),
  reporter: record<Reporter>('reporter').notNull(),
  cellNumber: text('cell_number').notNull(),
  /** When a PIN proved that number; null: staff typed it. */
  cellProvedAt: moment('cell_proved_at'),
  channel: text().$type<ReportChannel>().notNull(),
  /** Where the public page was used, as limits count it; null: staff typed the report. */
  address: text(),
  /** One of too many: no machine looks it up, and nobody is written to. */
  isLeftToStaff: boolean('is_left_to_staff').notNull(),
  /** When the people of all policies were looked through for it. */
  lookedUpAt: moment('looked_up_at'),
  contactBy: date('contact_by', { mode: 'string' }).notNull(),
  contactedAt: moment('contacted_at'),
  /** Until when somebody has to be called; null: nobody has. The database fills it, and a list begins with these. */
  callBy: date('call_by', { mode: 'string' }).generatedAlwaysAs(sql`contact_by`),
  /** Who called the reporter, or closed the report. */
  handledBy: text('handled_by'),
  handledByName: text('handled_by_name'),
  closedReason: text('closed_reason'),
  version: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
export type DeathReportRow = typeof deathReports.$inferSelect;

/** Whoever died, where a number found them. A person may be on several policies. */
export const deathReportLives = pgTable(
  'death_report_lives',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => deathReports.id),
    policyNumber: text('policy_number').notNull(),
    lifeId: uuid('life_id').notNull(),
    lifeKind: text('life_kind').$type<DeceasedKind>().notNull(),
    /** The reporter's proved number is on record there. */
    isLinked: boolean('is_linked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.policyNumber, table.lifeId] })],
);
export type DeathReportLife = typeof deathReportLives.$inferSelect;

/** What whoever reported a death sent for it, each file by itself. A claim that comes of the report has copies of its own. */
export const deathReportFiles = pgTable('death_report_files', {
  ...fileColumns,
  reportId: uuid('report_id')
    .notNull()
    .references(() => deathReports.id, { onDelete: 'cascade' }),
  type: text().$type<ReportDocumentType>().notNull(),
});
export type DeathReportFileRow = typeof deathReportFiles.$inferSelect;
