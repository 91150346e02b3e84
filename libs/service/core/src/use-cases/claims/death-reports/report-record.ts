import { type DeathReport, type ListedDeathReport } from '@portal/contract';
import { type DeathReportLife, type DeathReportRow, type ListedReportFile } from '@portal/service-store';
import { maskedDeceased } from './add-report';

/** A file that was sent for a report, as its reporter and staff alike read it. */
export const reportFileRecord = ({ id, type, fileName, receivedAt }: ListedReportFile) => ({
  id,
  type,
  name: fileName,
  receivedAt: receivedAt.toISOString(),
});

/** A report as staff read it, with the numbers of whoever died in full. */
export const deathReportRecord = (
  row: DeathReportRow,
  lives: readonly DeathReportLife[],
  files: readonly ListedReportFile[],
): DeathReport => ({ ...recordOf(row, lives), documents: files.map(reportFileRecord) });

/** The same in a list: with the ends of the numbers alone. */
export const listedReportRecord = (row: DeathReportRow, lives: readonly DeathReportLife[]): ListedDeathReport =>
  recordOf({ ...row, deceased: maskedDeceased(row.deceased) }, lives);

const recordOf = (row: DeathReportRow, lives: readonly DeathReportLife[]): ListedDeathReport => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  deceased: row.deceased,
  dateOfDeath: row.dateOfDeath,
  reporter: {
    ...row.reporter,
    cellNumber: row.cellNumber,
    cellProvedAt: row.cellProvedAt?.toISOString() ?? null,
  },
  channel: row.channel,
  found: lives
    .filter(({ reportId }) => reportId === row.id)
    .map(({ policyNumber, lifeKind, isLinked }) => ({ policyNumber, lifeKind, isLinked })),
  isLeftToStaff: row.isLeftToStaff,
  contactBy: row.contactBy,
  contactedAt: row.contactedAt?.toISOString() ?? null,
  handledBy: row.handledByName,
  closedReason: row.closedReason,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
