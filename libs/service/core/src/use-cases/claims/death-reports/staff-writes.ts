import { type DeathReport, type Endpoints } from '@portal/contract';
import { checkDeathReportStep } from '@portal/domain';
import { done, once } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type DeathReportRow,
  holdName,
  inTransaction,
  listDeathReportFiles,
  livesOfDeathReports,
  lockDeathReport,
  type Transaction,
  updateDeathReport,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';
import { addReport } from './add-report';
import { deathReportRecord } from './report-record';

type Call = Pick<StaffCall<Endpoints['closeDeathReport']>, 'caller' | 'request'>;

/** Writes down what a caller, a visitor or an e-mail reported. Nobody proved a number, so it links to nothing by itself. */
export async function recordDeathReport(
  { body, ...call }: StaffCall<Endpoints['recordDeathReport']>,
  tools: Tools,
): Promise<DeathReport> {
  const { caller, request } = call;
  const recorded = await onceFor(call, tools, { route: 'record-death-report', body }, async (tx) => {
    await holdName(tx, `death reports by ${caller.staff.id}`);
    return async () => {
      const report = await addReport(tools, tx, body, {
        channel: body.channel,
        cellProvedAt: null,
        address: null,
        isLeftToStaff: false,
        by: auditedBy(caller, request),
      });
      return deathReportRecord(report, [], []);
    };
  });
  request.after(tools.lookUpReports);
  return recorded;
}

/** Notes that the reporter was called. A second time changes nothing. */
export const reporterContacted = (
  { params: { id }, body, ...call }: StaffCall<Endpoints['reporterContacted']>,
  tools: Tools,
): Promise<DeathReport> =>
  onReport(call, tools, { id, route: 'reporter-contacted', body }, async (tx, report) => {
    if (report.contactedAt !== null) return report;
    checkVersion(report, body);
    if (report.status === 'CLOSED' || report.status === 'REFUTED') {
      throw new Refusal('INVALID_STATUS', 'Nobody has to be called about this report any more.');
    }
    return note(call, tx, report, { action: 'REPORTER_CONTACTED', changes: { contactedAt: call.request.now } });
  });

/** Closes a report with a reason. */
export const closeDeathReport = (
  { params: { id }, body, ...call }: StaffCall<Endpoints['closeDeathReport']>,
  tools: Tools,
): Promise<DeathReport> =>
  onReport(call, tools, { id, route: 'close-death-report', body }, async (tx, report) => {
    checkVersion(report, body);
    const step = checkDeathReportStep(report.status, 'CLOSED');
    if (!step.success) throw new Refusal('INVALID_STATUS', step.message);
    const changes = { status: step.value, closedReason: body.reason };
    return note(call, tx, report, { action: 'DEATH_REPORT_CLOSED', changes, reason: body.reason });
  });

function checkVersion({ version }: DeathReportRow, body: { version: number }): void {
  if (body.version !== version) throw new Refusal('STALE_VERSION');
}

interface Noted {
  action: string;
  changes: Parameters<typeof updateDeathReport>[2];
  reason?: string;
}

/** Changes a report in the name of a member of staff. */
async function note(
  { caller, request }: Call,
  tx: Transaction,
  { id, status }: DeathReportRow,
  { action, changes, reason }: Noted,
): Promise<DeathReportRow> {
  const by = { handledBy: caller.staff.id, handledByName: caller.staff.name };
  const changed = await updateDeathReport(tx, id, { ...changes, ...by }, request.now);
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    action,
    outcome: 'SUCCEEDED',
    entityType: 'DEATH_REPORT',
    entityId: id,
    before: { status },
    after: { status: changed.status },
    ...(reason !== undefined && { reason }),
  });
  return changed;
}

/** Does something to a report that is held, once for each intention. */
const onReport = (
  call: Call,
  tools: Tools,
  { id, ...asked }: { id: string; route: string; body: object },
  work: (tx: Transaction, report: DeathReportRow) => Promise<DeathReportRow>,
): Promise<DeathReport> =>
  onceFor(call, tools, { ...asked, route: `${asked.route} ${id}` }, async (tx) => {
    const report = isUuid(id) ? await lockDeathReport(tx, id) : null;
    if (report === null) throw new Refusal('NOT_FOUND');
    return async () =>
      deathReportRecord(
        await work(tx, report),
        await livesOfDeathReports(tx, [id]),
        await listDeathReportFiles(tx, id),
      );
  });

/** Holds what lets one in at a time, and then does the work once for each intention: the same key gets the first answer again. */
async function onceFor<Answer extends object>(
  { caller, request }: Call,
  { database }: Tools,
  { route, body }: { route: string; body: object },
  hold: (tx: Transaction) => Promise<() => Promise<Answer>>,
): Promise<Answer> {
  const { idempotencyKey: key, now } = request;
  const intention = key === null ? null : { subject: caller.staff.id, route, key };
  const outcome = await inTransaction(database, async (tx) => {
    const work = await hold(tx);
    return once(tx, { intention, body, now }, async () => done(await work()));
  });
  if (!outcome.success) throw refusalOf(outcome);
  return outcome.value;
}
