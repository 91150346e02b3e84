import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type DeathReportLife, deathReportLives, type DeathReportRow, deathReports } from '../schema/death-reports';

/** A report as it comes in. */
export type NewDeathReport = Pick<
  DeathReportRow,
  | 'id'
  | 'reference'
  | 'deceased'
  | 'dateOfDeath'
  | 'reporter'
  | 'cellNumber'
  | 'cellProvedAt'
  | 'channel'
  | 'address'
  | 'isLeftToStaff'
  | 'contactBy'
  | 'createdAt'
>;

export async function insertDeathReport(tx: Transaction, report: NewDeathReport): Promise<DeathReportRow> {
  const [row] = await tx
    .insert(deathReports)
    .values({
      ...report,
      status: 'RECEIVED',
      idNumber: report.deceased.Id_Number,
      version: 1,
      updatedAt: report.createdAt,
    })
    .returning();
  return row as DeathReportRow;
}

/** The report with a reference as `readReference` gives it, whoever made it. */
export async function findReportByReference(executor: Executor, reference: string): Promise<DeathReportRow | null> {
  const [row] = await executor.select().from(deathReports).where(eq(deathReports.reference, reference));
  return row ?? null;
}

export async function findDeathReport(executor: Executor, id: string): Promise<DeathReportRow | null> {
  const [row] = await executor.select().from(deathReports).where(eq(deathReports.id, id));
  return row ?? null;
}

/** The report, held until the end of the transaction: one change at a time. */
export async function lockDeathReport(tx: Transaction, id: string): Promise<DeathReportRow | null> {
  const [row] = await tx.select().from(deathReports).where(eq(deathReports.id, id)).for('update');
  return row ?? null;
}

type Changes = Partial<
  Pick<
    DeathReportRow,
    'status' | 'lookedUpAt' | 'contactedAt' | 'handledBy' | 'handledByName' | 'closedReason' | 'isLeftToStaff'
  >
>;

/** Changes a report that is held, and gives it as it is then, with the next version. */
export async function updateDeathReport(
  tx: Transaction,
  id: string,
  changes: Changes,
  now: Date,
): Promise<DeathReportRow> {
  const [row] = await tx
    .update(deathReports)
    .set({ ...changes, version: sql`${deathReports.version} + 1`, updatedAt: now })
    .where(eq(deathReports.id, id))
    .returning();
  if (!row) throw new Error('There is no such report of a death');
  return row;
}

/** Keeps where the person was found. */
export async function insertDeathReportLives(tx: Transaction, lives: readonly DeathReportLife[]): Promise<void> {
  if (lives.length > 0) await tx.insert(deathReportLives).values([...lives]);
}

/** Notes that the number of somebody who claims is on record where a person was found. */
export async function linkDeathReportLife(
  tx: Transaction,
  { reportId, policyNumber, lifeId }: Pick<DeathReportLife, 'reportId' | 'policyNumber' | 'lifeId'>,
): Promise<void> {
  const life = and(
    eq(deathReportLives.reportId, reportId),
    eq(deathReportLives.policyNumber, policyNumber),
    eq(deathReportLives.lifeId, lifeId),
  );
  await tx.update(deathReportLives).set({ isLinked: true }).where(life);
}

/** Where the people of some reports were found, by policy number. */
export async function livesOfDeathReports(
  executor: Executor,
  reportIds: readonly string[],
): Promise<DeathReportLife[]> {
  if (reportIds.length === 0) return [];
  return executor
    .select()
    .from(deathReportLives)
    .where(inArray(deathReportLives.reportId, [...reportIds]))
    .orderBy(deathReportLives.policyNumber, deathReportLives.lifeId);
}
