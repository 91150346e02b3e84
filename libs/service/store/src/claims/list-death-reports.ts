import { type DeathReportStatus } from '@portal/domain';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type Page } from '../messages/notifications';
import { type DeathReportRow, deathReports } from '../schema/death-reports';

/** Those whose reporter has to be called first, by the day until which that is promised; then the others, the newest first. */
export async function listDeathReports(
  executor: Executor,
  status: DeathReportStatus | undefined,
  { pageNumber, pageSize }: Page,
): Promise<{ rows: DeathReportRow[]; totalRecords: number }> {
  const chosen = status === undefined ? undefined : eq(deathReports.status, status);
  const rows = await executor
    .select()
    .from(deathReports)
    .where(chosen)
    .orderBy(asc(deathReports.callBy), desc(deathReports.createdAt), asc(deathReports.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [total] = await executor.select({ records: count() }).from(deathReports).where(chosen);
  return { rows, totalRecords: total?.records ?? 0 };
}

/** The reports that a machine has to look up, the oldest first, by their ids. */
export async function reportsToLookUp(executor: Executor, most: number): Promise<string[]> {
  // Written out and not as a parameter: the index is partial, and a planner must see that it fits.
  const rows = await executor
    .select({ id: deathReports.id })
    .from(deathReports)
    .where(and(sql`${deathReports.status} = 'RECEIVED'`, sql`NOT ${deathReports.isLeftToStaff}`))
    .orderBy(asc(deathReports.createdAt), asc(deathReports.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
