import {
  type ActionType,
  actionTypes,
  addDays,
  labelOf,
  monthsAtOurCost,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import {
  endUndo,
  type Notice,
  processDueEvents,
  sendNotices,
  undosWaiting,
  withPremiumOfMandate,
} from '@portal/service-change-pipeline';
import { bookClaimDeduction, takePremiumsBack } from '@portal/service-payments';
import {
  appendAudit,
  claimsOfPolicies,
  type ClaimRow,
  ensureCustomer,
  givePolicyTo,
  insertSettledPremiums,
  payoutsOfClaims,
  type PolicyBeforeDeath,
  type PolicyRow,
  resettlePremiums,
  savePolicy,
  saveStanding,
  setStatusFrom,
  settledPremiumsOf,
  type Transaction,
  undosAskedFor,
} from '@portal/service-store';
import { type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { pipelineTools } from '../../../pipeline-tools';
import { premiumsOnPayouts } from '../../payouts-of';
import { type StaffClaimCall } from '../staff-claim-call';
import { policyRestored } from './policy-before-death';
import { type LockedClaim } from '../../locked-claim';

/**
 * Puts a policy back that followed a death which is none: its main member can sign in again, and one that had ended goes on. Nothing where the death was not confirmed on this
 * claim, or another claim about the same person has it confirmed too. Gives the policy as it is then.
 */
export async function restorePolicy(
  { caller, request, body }: StaffClaimCall & { body: { reason: string } },
  tools: Tools,
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
): Promise<PolicyRow> {
  const { beforeDeath, beforeTakeover } = claim.record;
  if (beforeDeath === null || (await isConfirmedElsewhere(tx, claim))) return policy;
  const stood = beforeTakeover === null ? policy.record : { ...beforeTakeover, ...moneyOf(policy.record) };
  const alive = policyRestored(stood, beforeDeath, request.now);
  const record = await withPremiumOfMandate(tx, stood, alive, request.now);
  const written = await savePolicy(tx, record, policy.version, request.now);
  const takenBack = toCents(stood.Premium_Credit) - toCents(record.Premium_Credit);
  const creditedCents = (await settleAgain(tx, policy, beforeDeath, takenBack)) - takenBack;
  const restored = beforeTakeover === null ? written : await giveBack(tx, written, tools.random.uuid(), request.now);
  const saved = await withoutEnd({ caller, request }, tools, tx, { claim, before: policy, policy: restored });
  const told = ({ Policy_Status, Monthly_Premium, Premium_Credit, DebiCheckMandate }: PolicyRow['record']) => ({
    Policy_Status,
    Monthly_Premium,
    Premium_Credit,
    Mandate_Status: DebiCheckMandate?.Mandate_Status ?? null,
  });
  const undone = await withoutUndo({ caller, request }, tx, policy.policyNumber, claim.record.lifeId);
  const cancelled = [...(beforeDeath.cancelled ?? []), ...undone];
  await tellToAskAgain(tools, tx, saved, { cancelled, now: request.now });
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: policy.policyNumber,
    action: 'POLICY_RESTORED',
    outcome: 'SUCCEEDED',
    entityType: 'LIFE',
    entityId: beforeDeath.life?.id ?? null,
    before: told(policy.record),
    after: {
      ...told(saved.record),
      creditedCents,
      ...beforeDeath.life,
      ...nominationsOf(saved, beforeDeath),
    },
    reason: body.reason,
  });
  return saved;
}

/**
 * What was changed while the death stood is not undone any more. Gives what an administrator has undone already: it comes back when the person
 * asks for it again.
 */
async function withoutUndo(
  { caller, request }: StaffClaimCall,
  tx: Transaction,
  policyNumber: string,
  lifeId: string | null,
): Promise<ActionType[]> {
  const because = 'The person lives';
  await endUndo(tx, await undosWaiting(tx, policyNumber, lifeId), {
    status: 'CANCELLED',
    because,
    by: auditedBy(caller, request),
  });
  const done = (await undosAskedFor(tx, policyNumber)).filter(
    ({ status, record }) => status === 'APPLIED' && record.undo?.death.lifeId === lifeId,
  );
  return done.flatMap(({ record }) => record.undo?.changes.map(({ kind }) => kind) ?? []);
}

/** Which nominations the death had taken are back, and which stay removed because others have their share by now. */
function nominationsOf({ record: { Beneficiaries } }: PolicyRow, { nominations }: PolicyBeforeDeath) {
  const ids = nominations.map(({ id }) => id);
  const removed = Beneficiaries.filter(
    ({ id, Beneficiary_Status }) => ids.includes(id) && Beneficiary_Status === 'REMOVED',
  );
  const nominationsLeftRemoved = removed.map(({ id }) => id);
  return { nominations: ids.filter((id) => !nominationsLeftRemoved.includes(id)), nominationsLeftRemoved };
}

/**
 * Tells the policyholder what ended with the death and does not come back by itself (decision 012 of this library). Each kind of request once.
 */
async function tellToAskAgain(
  tools: Pick<Tools, 'random'>,
  tx: Transaction,
  policy: PolicyRow,
  { cancelled, now }: { cancelled: readonly ActionType[]; now: Date },
): Promise<void> {
  const smsTo = policy.record.MainMember.Cell_Number;
  const notices = [...new Set(cancelled)].map((actionType): Notice => {
    return { type: 'REQUEST_ENDED_BY_MISTAKE', name: labelOf(actionTypes, actionType), smsTo };
  });
  await sendNotices(tools, tx, policy, notices, now);
}

/** What was credited of months goes back into them, as far as it is still there: what was used is ours to bear. Gives the cents that went back. */
async function settleAgain(
  tx: Transaction,
  { policyNumber }: PolicyRow,
  { settled: before = [] }: PolicyBeforeDeath,
  mostCents: number,
): Promise<number> {
  let left = mostCents;
  const settled = await settledPremiumsOf(tx, policyNumber);
  const months = before.flatMap(({ month, amountCents }) => {
    const now = settled.find((one) => one.month === month);
    if (now === undefined) return [];
    const rise = Math.min(left, amountCents - now.amountCents);
    left -= rise;
    return [{ month, amountCents: now.amountCents + rise }];
  });
  await resettlePremiums(tx, policyNumber, months);
  return mostCents - left;
}

/** What was paid since counts on, whoever paid it. */
const moneyOf = ({
  Policy_Status,
  Paid_To_Date,
  Premium_Credit,
  Arrears_Amount,
  Grace_End_Date,
  Lapse_Date,
}: PolicyRow['record']) => ({
  Policy_Status,
  Paid_To_Date,
  Premium_Credit,
  Arrears_Amount,
  Grace_End_Date,
  Lapse_Date,
});

/** A policy that somebody took over from a person who lives is that person's again. */
const giveBack = async (tx: Transaction, row: PolicyRow, newId: string, now: Date): Promise<PolicyRow> =>
  givePolicyTo(tx, row, await ensureCustomer(tx, row.record.MainMember, newId, now));

interface Restored {
  claim: ClaimRow;
  /** As it stood with the death. */
  before: PolicyRow;
  policy: PolicyRow;
}

/**
 * As if cover had never ended: it is in force from the day after the last one, premiums that were given back are on the policy again and pay its
 * months, and months in which nobody was asked for a premium are at our cost, as is what is with somebody already.
 * Source: docs/domain/claims.md#c9-2.
 */
async function withoutEnd(
  { caller, request: { now } }: StaffClaimCall,
  tools: Tools,
  tx: Transaction,
  { claim, before, policy }: Restored,
): Promise<PolicyRow> {
  const { Cancellation_Date: lastDay } = before.record;
  if (before.status === 'CLAIMED' && lastDay !== null) {
    await setStatusFrom(tx, policy.policyNumber, addDays(lastDay, 1), now);
  }
  const { reference } = claim;
  const paidCents = premiumsOnPayouts(await payoutsOfClaims(tx, [claim.id]));
  const back = await takePremiumsBack(tx, policy, { claim: reference, now, paidCents });
  const whole = await bookClaimDeduction(tools, tx, back.policy, { cents: back.goneCents, reference, now });
  const wasAskedForNothing = before.status === 'CLAIMED' || before.status === 'PAID_UP';
  const paid = wasAskedForNothing && whole.status === 'ACTIVE' ? await atOurCost(tx, whole, now) : whole;
  if (paid === policy && before.status !== 'CLAIMED') return policy;
  return (await processDueEvents(pipelineTools(tools, caller), tx, paid, now)).row;
}

async function atOurCost(tx: Transaction, row: PolicyRow, now: Date): Promise<PolicyRow> {
  const { policyNumber, record, version } = row;
  const unpaid = monthsAtOurCost(record, todayInJohannesburg(now));
  if (unpaid === null) return row;
  const months = unpaid.months.map((month) => ({ ...month, policyNumber, paymentId: null, settledAt: now }));
  await insertSettledPremiums(tx, months);
  return saveStanding(tx, { ...record, ...unpaid.changes }, version, now);
}

async function isConfirmedElsewhere(tx: Transaction, { id, lifeKey, policyNumber }: ClaimRow): Promise<boolean> {
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  return claims.some(
    (other) =>
      other.id !== id && other.lifeKey === lifeKey && other.status !== 'VOID' && other.record.deathConfirmed !== null,
  );
}
