import { type Claim, type Endpoints } from '@portal/contract';
import { done, once, type Outcome, processDueEvents, refused, sendNotices } from '@portal/service-change-pipeline';
import { findPolicy, inTransaction, lockPolicy, type PolicyRow, type Transaction } from '@portal/service-store';
import { refuseForeign } from '../../../access/foreign-policies';
import { type CustomerCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { actorOf } from '../../actor';
import { pipelineTools, refusalOf } from '../../pipeline-tools';
import { noticeOfOpen } from '../claim-notices';
import { openedDetails } from '../opening/opened-details';
import { addClaim } from '../opening/add-claim';
import { paysInCash } from '../pays-in-cash';
import { auditClaim } from './on-own-claim';
import { readClaim } from './read-claims';

type Call = CustomerCall<Endpoints['openClaim']>;

const ownDeath = 'This is about somebody else on your policy. Were you reported dead by mistake? Call 086 000 7580.';

/** Opens a claim for somebody else on a policy of the caller, once for each intention, and tells the caller's own number of it. */
export async function openClaim(call: Call, tools: Tools): Promise<Claim> {
  const { caller, request, body } = call;
  const { policyNumber } = body;
  const asked = await findPolicy(tools.database, policyNumber);
  if (asked?.customerId !== caller.customer.id) {
    throw await refuseForeign(tools.database, { customerId: caller.customer.id, policyNumber, context: request });
  }
  const { idempotencyKey: key, now } = request;
  const intention =
    key === null ? null : { subject: `${caller.customer.id} ${policyNumber}`, route: 'open-claim', key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const policy = await lockPolicy(tx, policyNumber);
    if (policy === null) throw new Refusal('NOT_FOUND');
    return once(tx, { intention, body, now }, () => open(call, tools, tx, policy));
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

async function open(call: Call, tools: Tools, tx: Transaction, found: PolicyRow): Promise<Outcome<Claim>> {
  const { caller, request, body } = call;
  if (body.lifeId === found.record.MainMember.id) return refused('NOT_POSSIBLE', ownDeath);
  const { row: policy } = await processDueEvents(pipelineTools(tools, caller), tx, found, request.now);
  const added = await addClaim(tools, tx, {
    policy,
    body,
    channel: 'WEB',
    deathReportId: null,
    holder: { isSignedIn: true },
    by: actorOf(caller, policy).name,
    now: request.now,
  });
  if (!added.success) return added;
  const claim = added.value;
  await sendNotices(tools, tx, policy, [noticeOfOpen(claim, policy.record.MainMember.Cell_Number)], request.now);
  await auditClaim(call, tx, claim, { action: 'CLAIM_OPENED', after: openedDetails(claim) });
  return done(await readClaim(tx, claim, call.caller, { ...request, hasVouchers: paysInCash(tools) }));
}
