import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type DeathReportFileRow, deathReportFiles } from '../schema/death-reports';

export { type DeathReportFileRow };

/** A file of a report without its content. */
export type ListedReportFile = Pick<DeathReportFileRow, 'id' | 'type' | 'fileName' | 'receivedAt'>;

/** Keeps what was sent for a report of a death. */
export async function insertDeathReportFiles(tx: Transaction, files: readonly DeathReportFileRow[]): Promise<void> {
  if (files.length > 0) await tx.insert(deathReportFiles).values([...files]);
}

/** What was sent for a report, the oldest first. */
export const listDeathReportFiles = (executor: Executor, reportId: string): Promise<ListedReportFile[]> =>
  executor
    .select({
      id: deathReportFiles.id,
      type: deathReportFiles.type,
      fileName: deathReportFiles.fileName,
      receivedAt: deathReportFiles.receivedAt,
    })
    .from(deathReportFiles)
    .where(eq(deathReportFiles.reportId, reportId))
    .orderBy(deathReportFiles.receivedAt, deathReportFiles.id);

/** The same of some types, with the contents. */
export const deathReportFilesOfTypes = (
  executor: Executor,
  reportId: string,
  types: readonly DeathReportFileRow['type'][],
): Promise<DeathReportFileRow[]> =>
  executor
    .select()
    .from(deathReportFiles)
    .where(and(eq(deathReportFiles.reportId, reportId), inArray(deathReportFiles.type, [...types])))
    .orderBy(deathReportFiles.receivedAt, deathReportFiles.id);

/** A file of this report; null for one of another report or of nobody. */
export async function findDeathReportFile(
  executor: Executor,
  reportId: string,
  id: string,
): Promise<DeathReportFileRow | null> {
  const [row] = await executor
    .select()
    .from(deathReportFiles)
    .where(and(eq(deathReportFiles.reportId, reportId), eq(deathReportFiles.id, id)));
  return row ?? null;
}

/** How many files of a report are kept, and how many bytes they have. */
export async function sumDeathReportFiles(
  executor: Executor,
  reportId: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await executor
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${deathReportFiles.sizeBytes}), 0)::float8` })
    .from(deathReportFiles)
    .where(eq(deathReportFiles.reportId, reportId));
  return row ?? { files: 0, bytes: 0 };
}
