import { type DeathReportStatus } from '@portal/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { deathReportLives, type DeathReportRow, deathReports } from '../schema/death-reports';

/** Somebody was found, and nobody has said that it is wrong. */
const open: DeathReportStatus[] = ['LINKED', 'UNLINKED'];

/** An open report about one life of a policy. */
export interface OpenReport extends DeathReportRow {
  /** The reporter's proved number is on record there. */
  isLinked: boolean;
}

/** The open reports about one life of a policy, or about any of its lives where none is named; the newest first. */
export async function openReportsOn(
  executor: Executor,
  { policyNumber, lifeId }: { policyNumber: string; lifeId?: string },
): Promise<OpenReport[]> {
  const rows = await executor
    .select({ report: deathReports, isLinked: deathReportLives.isLinked })
    .from(deathReportLives)
    .innerJoin(deathReports, eq(deathReports.id, deathReportLives.reportId))
    .where(
      and(
        eq(deathReportLives.policyNumber, policyNumber),
        lifeId === undefined ? undefined : eq(deathReportLives.lifeId, lifeId),
        inArray(deathReports.status, open),
      ),
    )
    .orderBy(desc(deathReports.createdAt), desc(deathReports.id));
  return rows.map(({ report, isLinked }) => ({ ...report, isLinked }));
}
