import { type Endpoints, type ReportOfReporter } from '@portal/contract';
import {
  hasRoomForUploads,
  isReportOpenTo,
  labelOf,
  maskPhone,
  readReference,
  reportStageOf,
  reportStages,
} from '@portal/domain';
import { done, once, type Outcome, refused } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type DeathReportFileRow,
  type DeathReportRow,
  type Executor,
  findReportByReference,
  inTransaction,
  insertDeathReportFiles,
  listDeathReportFiles,
  lockDeathReport,
  lockPolicies,
  sumDeathReportFiles,
  type Transaction,
} from '@portal/service-store';
import { type ReporterCaller } from '../../../caller/caller';
import { type ReporterCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';
import { fileColumns } from '../documents/file-columns';
import { claimsTaking, receiveOnClaims } from './received-on-claims';
import { reportFileRecord } from './report-record';

type SendCall = ReporterCall<Endpoints['sendReportDocument']>;

/** The report that the caller made. Source: docs/domain/claims.md#c1-4. */
export async function reportOfReporter(
  { params, caller }: ReporterCall<Endpoints['reportOfReporter']>,
  { database }: Tools,
): Promise<ReportOfReporter> {
  return readReport(database, await ownReport(database, caller, params.reference));
}

/** Takes in what the caller sends for the report that they made, once for each intention. One that is closed takes nothing more. */
export async function sendReportDocument(call: SendCall, tools: Tools): Promise<ReportOfReporter> {
  const { params, body, caller, request } = call;
  const { idempotencyKey: key, now } = request;
  const { id } = await ownReport(tools.database, caller, params.reference);
  const intention = key === null ? null : { subject: `report ${id}`, route: 'send-report-document', key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const claims = await claimsTaking(tx, id);
    await lockPolicies(
      tx,
      claims.map(({ policyNumber }) => policyNumber),
    );
    const report = await lockDeathReport(tx, id);
    if (report === null || !isOwn(report, caller)) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, () => take(call, tools, tx, report));
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

async function take(
  { body, caller, request }: SendCall,
  { random }: Tools,
  tx: Transaction,
  report: DeathReportRow,
): Promise<Outcome<ReportOfReporter>> {
  const stage = reportStageOf(report.status);
  if (stage === 'CLOSED') return refused('INVALID_STATUS', labelOf(reportStages, stage));
  const kept = await sumDeathReportFiles(tx, report.id);
  const columns = await Promise.all(body.files.map(fileColumns));
  const sizes = columns.map(({ sizeBytes }) => sizeBytes);
  if (!hasRoomForUploads({ documents: kept.files, bytes: kept.bytes }, sizes)) {
    return refused('CONFLICT', 'There are too many documents on this report. Please call us.');
  }
  const files = columns.map((file): DeathReportFileRow => {
    return { ...file, id: random.uuid(), reportId: report.id, type: body.type, receivedAt: request.now };
  });
  await insertDeathReportFiles(tx, files);
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    action: 'DEATH_REPORT_DOCUMENT_SENT',
    outcome: 'SUCCEEDED',
    entityType: 'DEATH_REPORT',
    entityId: report.id,
    after: { type: body.type, files: files.length },
  });
  await receiveOnClaims({ random }, tx, { report, files, caller, request });
  return done(await readReport(tx, report));
}

/** The report that the caller signed in to, by its reference, however it is typed. Any other is like one that does not exist: 404. */
async function ownReport(executor: Executor, caller: ReporterCaller, typed: string): Promise<DeathReportRow> {
  const read = readReference(typed);
  const isReport = read.success && read.value.kind === 'DEATH_REPORT';
  const report = isReport ? await findReportByReference(executor, read.value.reference) : null;
  if (report === null || !isOwn(report, caller)) throw new Refusal('NOT_FOUND');
  return report;
}

const isOwn = (report: DeathReportRow, { session }: ReporterCaller): boolean =>
  report.id === session.reportId && isReportOpenTo(report, session.cellNumber);

const readReport = async (executor: Executor, report: DeathReportRow): Promise<ReportOfReporter> => ({
  reference: report.reference,
  stage: reportStageOf(report.status),
  receivedAt: report.createdAt.toISOString(),
  contactBy: report.contactBy,
  cellNumber: maskPhone(report.cellNumber),
  documents: (await listDeathReportFiles(executor, report.id)).map(reportFileRecord),
});
