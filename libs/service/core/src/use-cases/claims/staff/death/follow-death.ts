import { type ConfirmationPlan, planConfirmation, type SettledPremium, toCents } from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import {
  appliedChanges,
  changesMadeSince,
  processDueEvents,
  withPremiumOfMandate,
} from '@portal/service-change-pipeline';
import {
  appendAudit,
  type ClaimRow,
  type PolicyBeforeDeath,
  type PolicyRow,
  resettlePremiums,
  revokeSessionsOf,
  savePolicy,
  settledPremiumsOf,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { askToUndo } from './ask-to-undo';
import { type ConfirmedWhen, type DeathTools } from './confirmed-when';
import { endRequests, requestAtDeath } from './end-requests';
import { policyAfterDeath, premiumAfter } from './policy-after-death';
import { policyBeforeDeath } from './policy-before-death';
import { tellFamily } from './tell-family';

/** Carries out what a confirmed death does to its policy, and tells those who are told of it. Gives what it moved besides. */
export async function followDeath(
  tools: DeathTools,
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  when: ConfirmedWhen,
): Promise<{ policy: PolicyRow; beforeDeath: PolicyBeforeDeath }> {
  const { now, today } = when;
  const { row } = await processDueEvents(tools, tx, policy, now);
  const waiting = await unsettledActions(tx, row.policyNumber);
  const death = { kind: claim.lifeKind, lifeId: claim.record.lifeId, died: claim.record.dateOfDeath };
  // Whoever was named when the main member died is told, whatever was changed since.
  const Beneficiaries =
    death.kind === 'MAIN_MEMBER' ? claim.record.policyOnDay.beneficiaries : row.record.Beneficiaries;
  const made = await changesMadeSince(tx, row.policyNumber, death);
  const plan = planConfirmation(
    { ...row.record, Beneficiaries },
    {
      death,
      confirmedOn: today,
      requests: waiting.map(requestAtDeath),
      changes: appliedChanges(made),
      riders: supplementaryBenefits,
    },
  );
  const settled = await settledPremiumsOf(tx, row.policyNumber);
  const confirmedOn = { ...death, now, settled };
  const after = policyAfterDeath(row.record, plan, confirmedOn);
  const record = await withPremiumOfMandate(tx, row.record, after, now);
  const months = premiumAfter(row.record, death.lifeId, confirmedOn)?.months ?? [];
  const saved = await savePolicy(tx, record, row.version, now);
  await resettlePremiums(tx, row.policyNumber, months);
  await endRequests(tx, waiting, plan.requests, when.by);
  if (plan.closesSignIn) {
    await revokeSessionsOf(tx, saved.customerId, { keptId: null, reason: 'MAIN_MEMBER_DIED', now });
  }
  await tellFamily(tools, tx, { claim, policy: saved }, plan.tells, now);
  const cameOutOf = settled.filter((one) => months.some(({ month }) => month === one.month));
  const costNow = months.filter(({ month }) => cameOutOf.some((one) => one.month === month));
  const credited = toCents(saved.record.Premium_Credit) - toCents(row.record.Premium_Credit);
  const creditedCents = credited - (total(cameOutOf) - total(costNow));
  const cancelled = waiting.filter(({ id }) => plan.requests.cancelled.includes(id));
  await auditDeath(tx, { before: row, after: saved, plan, creditedCents }, when.by);
  // What was given back pays what is owed: nobody stays in grace who owes nothing.
  const { row: atRest } = await processDueEvents(tools, tx, saved, now);
  await askToUndo(tools, tx, { row: atRest, death, made }, when);
  return {
    policy: atRest,
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
  tx: Transaction,
  { before, after, plan, creditedCents }: Happened,
  by: ConfirmedWhen['by'],
): Promise<void> {
  if (plan.life === null) return;
  const told = ({ record }: PolicyRow) => ({
    Policy_Status: record.Policy_Status,
    Monthly_Premium: record.Monthly_Premium,
    Premium_Credit: record.Premium_Credit,
    Mandate_Status: record.DebiCheckMandate?.Mandate_Status ?? null,
  });
  await appendAudit(tx, {
    ...by,
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
