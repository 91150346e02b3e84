import { type DeathReport, type DeathReportPage, type DocumentFile, type Endpoints } from '@portal/contract';
import {
  appendAudit,
  findDeathReport,
  findDeathReportFile,
  inTransaction,
  listDeathReportFiles,
  listDeathReports,
  livesOfDeathReports,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { base64Of } from '../../../wire/base64';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { deathReportRecord, listedReportRecord } from './report-record';

/** A page of reports, those that wait for a call first. That they were read is written down. */
export async function deathReports(
  { caller, request, query }: StaffCall<Endpoints['deathReports']>,
  { database }: Tools,
): Promise<DeathReportPage> {
  const { status, ...page } = query;
  const { rows, totalRecords } = await listDeathReports(database, status, page);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'DEATH_REPORTS_READ',
        outcome: 'SUCCEEDED',
        after: { reports: ids },
      }),
    );
  }
  const lives = await livesOfDeathReports(database, ids);
  const data = rows.map((row) => listedReportRecord(row, lives));
  return { data, ...page, totalRecords, totalPages: Math.ceil(totalRecords / page.pageSize) };
}

/** One report with every number in full. That it was read is written down. */
export async function deathReport(
  { params: { id }, caller, request }: StaffCall<Endpoints['deathReport']>,
  { database }: Tools,
): Promise<DeathReport> {
  const row = isUuid(id) ? await findDeathReport(database, id) : null;
  if (row === null) throw new Refusal('NOT_FOUND');
  await inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      action: 'DEATH_REPORT_READ',
      outcome: 'SUCCEEDED',
      entityType: 'DEATH_REPORT',
      entityId: id,
    }),
  );
  return deathReportRecord(row, await livesOfDeathReports(database, [id]), await listDeathReportFiles(database, id));
}

/** One file that the reporter sent, with its content. That it was read is written down. */
export async function deathReportFile(
  { params: { id, fileId }, caller, request }: StaffCall<Endpoints['deathReportFile']>,
  { database }: Tools,
): Promise<DocumentFile> {
  const file = isUuid(id) && isUuid(fileId) ? await findDeathReportFile(database, id, fileId) : null;
  if (file === null) throw new Refusal('NOT_FOUND');
  await inTransaction(database, (tx) =>
    appendAudit(tx, {
      ...auditedBy(caller, request),
      action: 'DEATH_REPORT_FILE_READ',
      outcome: 'SUCCEEDED',
      entityType: 'DEATH_REPORT',
      entityId: id,
      after: { file: file.id },
    }),
  );
  const { fileName, fileExtension, contentType, content, receivedAt } = file;
  const generatedAt = receivedAt.toISOString();
  return { fileName, fileExtension, contentType, base64File: base64Of(new Uint8Array(content)), generatedAt };
}
