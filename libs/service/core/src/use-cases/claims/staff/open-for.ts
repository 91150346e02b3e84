import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkDeathReportStep } from '@portal/domain';
import { done, once, type Outcome, processDueEvents, tellClaimants } from '@portal/service-change-pipeline';
import {
  type ClaimRow,
  type DeathReportRow,
  inTransaction,
  insertDeathReportLives,
  livesOfDeathReports,
  lockDeathReport,
  lockPolicy,
  type PolicyRow,
  type Transaction,
  updateDeathReport,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { noticeOfOpen } from '../claim-notices';
import { withFilesOfReport } from '../documents/files-of-report';
import { addClaim } from '../opening/add-claim';
import { openedDetails } from '../opening/opened-details';
import { withReporter } from '../opening/with-reporter';
import { caseOf } from './case-of';
import { auditClaim, whyBarred } from './on-claim';
import { saveFollowed } from './save-claim';

type Call = StaffCall<Endpoints['openClaimFor']>;

/**
 * Opens a claim for somebody who called, came in or wrote, once for each intention. Whoever reported the death is told where they are known; of
 * a main member's death the beneficiaries of that day claim. The report that it comes of is linked to it, and what was sent for that is received.
 */
export async function openClaimFor(call: Call, tools: Tools): Promise<ClaimCase> {
  const { caller, request, body } = call;
  const { idempotencyKey: key, now } = request;
  const { policyNumber } = body;
  const intention = key === null ? null : { subject: caller.staff.id, route: `open-claim ${policyNumber}`, key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const policy = await lockPolicy(tx, policyNumber);
    if (policy === null) throw new Refusal('NOT_FOUND', 'There is no policy with this number.');
    return once(tx, { intention, body, now }, () => open(call, tools, tx, policy));
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

async function open(call: Call, tools: Tools, tx: Transaction, found: PolicyRow): Promise<Outcome<ClaimCase>> {
  const { caller, request, body } = call;
  const { now } = request;
  const { row: policy } = await processDueEvents(pipelineTools(tools, caller), tx, found, now);
  const report = await reportOf(tx, body.deathReportId);
  const isHolder = report === null || report.cellNumber === policy.record.MainMember.Cell_Number;
  const added = await addClaim(tools, tx, {
    policy,
    body,
    channel: body.channel,
    deathReportId: report?.id ?? null,
    holder: isHolder ? { isSignedIn: false } : null,
    by: caller.staff.name,
    now,
  });
  if (!added.success) return added;
  const barred = await whyBarred(call, tx, { claim: added.value, policy }, 'assess');
  if (barred) throw refusalOf(barred); // undoes what was added
  const { status, record } = added.value;
  const filled = report === null ? record : await withFilesOfReport(tools, tx, added.value, { report, now });
  const opened = {
    status,
    record: { ...filled, claimants: withReporter(record.claimants, report?.cellNumber ?? null) },
  };
  const claim = await saveFollowed(call, tools, tx, { claim: added.value, policy }, opened);
  if (report) await linkReport(call, tx, report, claim);
  const came = claim.record.claimants.filter(({ hasComeForward }) => hasComeForward);
  await tellClaimants(tools, tx, { claim, policy }, came, noticeOfOpen(claim, null), now);
  await auditClaim(call, tx, claim, { action: 'CLAIM_OPENED', after: openedDetails(claim) });
  return done(await caseOf(tx, claim, call, tools));
}

/** The report that a claim comes of, held; null where none is named. Refuses with 404 one that is not there. */
async function reportOf(tx: Transaction, id: string | null): Promise<DeathReportRow | null> {
  if (id === null) return null;
  const report = isUuid(id) ? await lockDeathReport(tx, id) : null;
  if (report === null) throw new Refusal('NOT_FOUND', 'There is no report of a death with this id.');
  return report;
}

/** Links the report to the policy that the claim is on, as the machine does it; one that was linked stays so. */
async function linkReport(
  { caller, request }: Call,
  tx: Transaction,
  { id, status }: DeathReportRow,
  { policyNumber, lifeKind, record: { lifeId } }: ClaimRow,
): Promise<void> {
  if (status !== 'LINKED') {
    const step = checkDeathReportStep(status, 'LINKED');
    if (!step.success) throw new Refusal('NOT_FOUND', 'This report of a death is closed.');
    const by = { handledBy: caller.staff.id, handledByName: caller.staff.name };
    await updateDeathReport(tx, id, { status: step.value, ...by }, request.now);
  }
  const found = await livesOfDeathReports(tx, [id]);
  const isKnown = found.some((life) => life.policyNumber === policyNumber && life.lifeId === lifeId);
  if (lifeId === null || isKnown) return;
  await insertDeathReportLives(tx, [{ reportId: id, policyNumber, lifeId, lifeKind, isLinked: true }]);
}
