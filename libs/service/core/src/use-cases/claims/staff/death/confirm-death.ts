import { type ClaimCase, type Endpoints } from '@portal/contract';
import { type ConfirmationPlan, planConfirmation, type SettledPremium, toCents } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { done, type Outcome, processDueEvents } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type ClaimRow,
  type PolicyBeforeDeath,
  type PolicyRow,
  resettlePremiums,
  revokeOtherSessions,
  savePolicy,
  settledPremiumsOf,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { pipelineTools } from '../../../pipeline-tools';
import { asRefusal, auditClaim, type HeldByStaff, notAllowed, onClaim } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { endRequests, requestAtDeath } from './end-requests';
import { policyAfterDeath, premiumAfter } from './policy-after-death';
import { policyBeforeDeath } from './policy-before-death';
import { checkProofOfDeath } from './proof-of-death';
import { tellFamily } from './tell-family';

type Call = StaffCall<Endpoints['confirmDeath']>;

/** Notes that a death is proved. From then on the policy follows it, in the same transaction. Source: docs/domain/claims.md#c8-1. */
export const confirmDeath = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { id: call.params.id, route: 'confirm-death', body: call.body }, (tx, held) =>
    confirm(call, tools, tx, held),
  );

async function confirm(call: Call, tools: Tools, tx: Transaction, held: HeldByStaff): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const { claim } = held;
  const mayNot = notAllowed('CONFIRM_DEATH', held, call) ?? asRefusal(checkProofOfDeath(claim.record, body.source));
  if (mayNot) return mayNot;
  const { policy, beforeDeath } = await followDeath(call, tools, tx, held);
  const deathConfirmed = { at: request.now.toISOString(), by: caller.staff, source: body.source };
  const record = withStaffEvent({ ...claim.record, deathConfirmed, beforeDeath }, call, 'DEATH_CONFIRMED');
  const saved = await saveFollowed(call, tools, tx, { claim, policy }, { status: claim.status, record });
  const { source } = body;
  await auditClaim(call, tx, saved, { action: 'CLAIM_DEATH_CONFIRMED', after: { source, status: saved.status } });
  return done(saved);
}

/** Carries out what a confirmed death does to its policy, and tells those who are told of it. Gives what it moved besides. */
async function followDeath(
  call: Call,
  tools: Tools,
  tx: Transaction,
  { claim, policy }: HeldByStaff,
): Promise<{ policy: PolicyRow; beforeDeath: PolicyBeforeDeath }> {
  const { request } = call;
  const { now, today } = request;
  const { row } = await processDueEvents(pipelineTools(tools, call.caller), tx, policy, now);
  const waiting = await unsettledActions(tx, row.policyNumber);
  const death = { kind: claim.lifeKind, lifeId: claim.record.lifeId, died: claim.record.dateOfDeath };
  const plan = planConfirmation(row.record, {
    death,
    confirmedOn: today,
    requests: waiting.map(requestAtDeath),
    changes: [],
    riders: supplementaryBenefits,
  });
  const settled = await settledPremiumsOf(tx, row.policyNumber);
  const confirmedOn = { ...death, now, settled };
  const record = policyAfterDeath(row.record, plan, confirmedOn);
  const months = premiumAfter(row.record, death.lifeId, confirmedOn)?.months ?? [];
  const saved = await savePolicy(tx, record, row.version, now);
  if (saved === null) throw new Error('The policy changed although it was locked');
  await resettlePremiums(tx, row.policyNumber, months);
  await endRequests(call, tx, waiting, plan.requests);
  if (plan.closesSignIn) {
    const none = tools.random.uuid();
    await revokeOtherSessions(tx, saved.customerId, none, 'MAIN_MEMBER_DIED', now);
  }
  await tellFamily(tools, tx, { claim, policy: saved }, plan.tells, now);
  const cameOutOf = settled.filter((one) => months.some(({ month }) => month === one.month));
  const costNow = months.filter(({ month }) => cameOutOf.some((one) => one.month === month));
  const credited = toCents(saved.record.Premium_Credit) - toCents(row.record.Premium_Credit);
  const creditedCents = credited - (total(cameOutOf) - total(costNow));
  const cancelled = waiting.filter(({ id }) => plan.requests.cancelled.includes(id));
  await auditDeath(call, tx, { before: row, after: saved, plan, creditedCents });
  return {
    policy: saved,
    beforeDeath: {
      ...policyBeforeDeath(row.record, record),
      ...(cancelled.length > 0 && { cancelled: cancelled.map(({ record: { actionType } }) => actionType) }),
      ...(cameOutOf.length > 0 && { settled: cameOutOf.map(({ month, amountCents }) => ({ month, amountCents })) }),
    },
  };
}

const total = (months: readonly SettledPremium[]) => months.reduce((sum, { amountCents }) => sum + amountCents, 0);

interface Happened {
  before: PolicyRow;
  after: PolicyRow;
  plan: ConfirmationPlan;
  /** What was credited of months that no payment of ours has paid. */
  creditedCents: number;
}

/** Writes down what the death did to the policy; nothing of a child who was never on it. */
async function auditDeath(
  { caller, request }: Call,
  tx: Transaction,
  { before, after, plan, creditedCents }: Happened,
): Promise<void> {
  if (plan.life === null) return;
  const told = ({ record }: PolicyRow) => ({
    Policy_Status: record.Policy_Status,
    Monthly_Premium: record.Monthly_Premium,
    Premium_Credit: record.Premium_Credit,
    Mandate_Status: record.DebiCheckMandate?.Mandate_Status ?? null,
  });
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: after.policyNumber,
    action: 'LIFE_DECEASED',
    outcome: 'SUCCEEDED',
    entityType: 'LIFE',
    entityId: plan.life.id,
    before: told(before),
    after: {
      ...told(after),
      creditedCents,
      Life_Status: plan.life.Life_Status,
      Cover_End_Date: plan.life.Cover_End_Date,
      removedBeneficiaries: plan.removedBeneficiaryIds,
      cancelledRequests: plan.requests.cancelled,
    },
  });
}
