import { type Endpoints, type OwnDeathReport } from '@portal/contract';
import { todayInJohannesburg } from '@portal/domain';
import { done, once, type Outcome } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type AskedPolicy,
  type DeathReportLife,
  type Executor,
  findPolicy,
  inTransaction,
  livesOfDeathReports,
  lockDeathReport,
  lockPolicies,
  lockPolicy,
  openReportsOn,
  type Transaction,
  updateDeathReport,
} from '@portal/service-store';
import { type OwnPolicyCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { actorOf, auditedBy } from '../../actor';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { sendToReporter } from './add-report';
import { voidClaims } from './void-claims';

/** The policyholder, as a life of the policy. */
const holderOf = ({ policyNumber, record }: Pick<AskedPolicy, 'policyNumber' | 'record'>) => ({
  policyNumber,
  lifeId: record.MainMember.id,
});

/** Open reports that the policyholder died: when we were told, and nothing of who told us. */
export async function ownDeathReports(
  { policy }: Pick<OwnPolicyCall<Endpoints['ownDeathReports']>, 'policy'>,
  { database }: Pick<Tools, 'database'>,
): Promise<OwnDeathReport[]> {
  const open = await openReportsOn(database, holderOf(policy));
  return open.map(({ createdAt }) => ({ reportedOn: todayInJohannesburg(createdAt) }));
}

/** Where the open reports that the policyholder died found somebody. */
async function foundOn(
  executor: Executor,
  policy: Pick<AskedPolicy, 'policyNumber' | 'record'>,
): Promise<DeathReportLife[]> {
  const open = await openReportsOn(executor, holderOf(policy));
  return livesOfDeathReports(
    executor,
    open.map(({ id }) => id),
  );
}

type AliveCall = OwnPolicyCall<Endpoints['sayAlive']>;

/**
 * Ends every open report that the policyholder died, on all policies that it was found on, with the claims that came of it, and tells whoever
 * reported it.
 */
export async function sayAlive(call: AliveCall, tools: Tools) {
  const { params, caller, request, body } = call;
  const { policyNumber } = params;
  const { idempotencyKey: key, now } = request;
  const intention = key === null ? null : { subject: `${caller.customer.id} ${policyNumber}`, route: 'say-alive', key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const found = await findPolicy(tx, policyNumber);
    if (found === null) throw new Refusal('NOT_FOUND');
    await lockPolicies(tx, [policyNumber, ...(await foundOn(tx, found)).map((life) => life.policyNumber)]);
    const policy = await lockPolicy(tx, policyNumber);
    if (policy === null) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, () => refute(call, tools, tx, policy));
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

async function refute(
  { caller, request, body }: AliveCall,
  tools: Tools,
  tx: Transaction,
  policy: Pick<AskedPolicy, 'policyNumber' | 'record'>,
): Promise<Outcome<{ refutedReports: number }>> {
  const { policyNumber } = policy;
  const check = { policyNumber, purpose: 'ALIVE', otp: body.otp };
  const notConfirmed = await pipelineTools(tools, caller).verifyPin(tx, check, request);
  if (notConfirmed) return notConfirmed;
  const open = await openReportsOn(tx, holderOf(policy));
  await voidClaims(tx, await foundOn(tx, policy), {
    name: actorOf(caller, policy).name,
    by: auditedBy(caller, request),
  });
  let refutedReports = 0;
  for (const { id } of open) {
    const report = await lockDeathReport(tx, id);
    if (report?.status !== 'LINKED' && report?.status !== 'UNLINKED') continue; // staff closed it meanwhile
    await updateDeathReport(tx, id, { status: 'REFUTED' }, request.now);
    await sendToReporter(tools, tx, report, 'REPORT_NOT_CONFIRMED', request.now);
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'DEATH_REPORT_REFUTED',
      outcome: 'SUCCEEDED',
      entityType: 'DEATH_REPORT',
      entityId: id,
      before: { status: report.status },
    });
    refutedReports += 1;
  }
  return done({ refutedReports });
}
