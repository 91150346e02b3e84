import { type ClaimCase, type Endpoints } from '@portal/contract';
import {
  type AmountsOfCause,
  checkClaimStep,
  claimFlags,
  hasHighFlag,
  isEverythingPaid,
  payableOf,
  toCents,
} from '@portal/domain';
import { done, type Outcome, processDueEvents, refused, refusedFields } from '@portal/service-change-pipeline';
import { bookClaimDeduction, unbookClaimDeduction } from '@portal/service-payments';
import {
  assignClaim,
  type ClaimRecommendation,
  type ClaimRecord,
  type ClaimRow,
  type DecidedClaim,
  insertPayouts,
  lockPeople,
  type NewPayout,
  saveClaim,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { auditedBy } from '../../../actor';
import { pipelineTools } from '../../../pipeline-tools';
import { policyAtDeath } from '../../basis/policy-at-death';
import { cancelUnpaid, isBenefitPaid } from '../../cancel-payouts';
import { endPolicyAtDecision, giveBack } from '../../ending/end-policy-of-deceased';
import { refundOnDecision } from '../../ending/premium-refund';
import { payoutsOf } from '../../payouts-of';
import { flagFactsOf } from '../flag-facts';
import { asRefusal, auditClaim, notAllowed, onClaim } from '../on-claim';
import { rebased } from '../rebased';
import { saveFollowed } from '../save-claim';
import { isSameAmount, stillToPay } from './amounts-decided';
import { deadOn, mainMemberDiedOn } from '../../dead-people';
import { decidedRecord, decisionOf } from './decided';
import { decisionGrounds } from './decision-grounds';
import { letterOf } from './letter';
import { paidByOtherClaims } from './paid-by-other-claims';
import { isMoreThan, paidSoFar } from '../../paid-so-far';
import { asAudited } from './recommend';
import { type Judgement, judgeRecommendation } from './recommended';
import { tellDecision } from './tell-decision';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['confirmClaim']>;

/** Confirms what somebody else recommended: it is decided, what is due is paid and the family is told, in one transaction. */
export const confirmClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'confirm-claim', as: 'confirm' }, (tx, held) => confirm(call, tools, tx, held));

async function confirm(call: Call, tools: Tools, tx: Transaction, found: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const { now, today } = request;
  const held = { ...found, claim: await withNewestFlags(tx, found.claim, now) };
  const { claim } = held;
  const mayNot = notAllowed('CONFIRM', held, call);
  const { recommendation } = claim.record;
  if (mayNot || recommendation === null) return mayNot ?? refused('NOT_POSSIBLE');
  if (hasHighFlag(claim.record.flags) && body.note === null) {
    return refusedFields([{ field: 'note', message: 'Write what you checked' }]);
  }
  // Of two claims about one person, on two policies, the second to be decided sees what the first pays.
  if (claim.numberKey !== null) await lockPeople(tx, [claim.numberKey]);
  const { row: present } = await processDueEvents(pipelineTools(tools, call.caller), tx, found.policy, now);
  const uuid = () => tools.random.uuid();
  const grounded = await rebased(tx, claim.record, { claim, policy: present, today, uuid });
  const judged = judgeRecommendation(
    asSaid(recommendation),
    decisionGrounds(grounded, today, await paidByOtherClaims(tx, claim, today)),
  );
  if (!judged.success || !isSameAmount(judged.value.amounts, recommendation.amounts)) return refused('STALE_VERSION');

  const isPart = recommendation.kind === 'PART_APPROVE' && !recommendation.isPartRefused;
  const owed = isPart ? null : await refundOnDecision(tx, { claim, policy: present }, today);
  const letter = letterFor(call, tools, claim, { ...judged.value, wording: recommendation.wording, refund: owed });
  if (letter?.success === false) return asRefusal(letter) ?? refused('LETTER_INCOMPLETE');
  const by = { staff: call.caller.staff, now, note: body.note };
  const decision = decisionOf(by, recommendation, {
    amounts: judged.value.amounts,
    premiumRefund: owed?.amount ?? 0,
    letter: letter?.value ?? null,
  });
  const decided = decidedRecord(by, grounded, decision);
  if (!decided.success) return decided;
  const step = checkClaimStep(claim.status, decided.value.status);
  if (!step.success) return asRefusal(step) ?? refused('INVALID_STATUS');

  const before = await stillPlanned(call, tx, held, { grounded, amounts: decision.amounts });
  const given = { claim: { ...before.claim, record: decided.value.record }, policy: present, refund: owed, now };
  const { policy, refund, record } = await giveBack(tools, tx, given);
  const saved = await saveFollowed(call, tools, tx, { claim, policy }, { ...decided.value, record });
  const toPay = stillToPay(grounded.basis, decision.amounts, paidSoFar(grounded, before.payouts), today);
  const planned = payoutsOf({
    claim: saved,
    payments: toPay.payments,
    refund,
    mainMemberDiedOn: mainMemberDiedOn(saved, await policyAtDeath(tx, saved, policy.record)),
    dead: deadOn(policy.record),
    confirmedAt: now,
    payoutsBefore: before.payouts,
    sharesPaid: before.payouts,
    uuid,
  });
  await insertPayouts(tx, planned);
  const reference = { reference: claim.reference, now };
  const owing = before.isDeductionTaken ? policy : await unbookClaimDeduction(tx, policy, reference);
  const booked = await bookClaimDeduction(tools, tx, owing, { ...reference, cents: toCents(toPay.deduction) });
  const isOver = await endPolicyAtDecision(tools, tx, { claim: saved, policy: booked, now });
  if (booked !== policy && !isOver) await processDueEvents(pipelineTools(tools, call.caller), tx, booked, now);
  await paidAlready(tx, saved, { payouts: [...before.payouts, ...planned], now });
  const released = await assignClaim(tx, claim.id, null);
  await tellDecision(tools, tx, { claim: released, policy, planned }, now);
  await auditClaim(call, tx, released, { action: 'CLAIM_CONFIRMED', ...auditOf(decision, released, planned) });
  return done(released);
}

/**
 * What stays of the payments of earlier decisions: where they pay more than this one, what nobody has yet of them is cancelled, and planned anew
 * as far as it is owed. Whatever happens, premiums are taken off once.
 */
async function stillPlanned(
  { caller, request }: Call,
  tx: Transaction,
  { claim, payouts }: LockedClaim,
  { grounded, amounts }: { grounded: ClaimRecord; amounts: AmountsOfCause },
): Promise<Pick<LockedClaim, 'claim' | 'payouts'> & { isDeductionTaken: boolean }> {
  if (!isMoreThan(paidSoFar(grounded, payouts), amounts)) return { claim, payouts, isDeductionTaken: true };
  const by = auditedBy(caller, request);
  const left = await cancelUnpaid(tx, { claim, payouts }, { by, keepsPremiums: true });
  return { ...left, isDeductionTaken: isBenefitPaid(left.payouts) };
}

/** An approval of which everything was paid before is paid at once. */
async function paidAlready(
  tx: Transaction,
  claim: ClaimRow,
  { payouts, now }: { payouts: readonly Pick<NewPayout, 'status'>[]; now: Date },
): Promise<void> {
  if (claim.status !== 'APPROVED' || !isEverythingPaid(payouts.map(({ status }) => status))) return;
  await saveClaim(tx, claim, { status: 'PAID', record: claim.record }, now);
}

/** A claim with the flags that the facts have by now: who may confirm goes by them. */
async function withNewestFlags(tx: Transaction, claim: ClaimRow, now: Date): Promise<ClaimRow> {
  const flags = claimFlags(await flagFactsOf(tx, claim, now));
  return { ...claim, record: { ...claim.record, flags } };
}

const asSaid = (recommended: ClaimRecommendation) => ({
  ...recommended,
  correctedAmount: recommended.isCorrected ? payableOf(recommended.amounts) : null,
});

/** The letter where something is refused; null where nothing is. */
const letterFor = (
  { request }: Call,
  { issuer, ombud }: Tools,
  claim: ClaimRow,
  { refusal, wording, refund }: Judgement & { wording: string | null; refund: { amount: number } | null },
) =>
  refusal === null
    ? null
    : letterOf(claim, {
        reason: refusal,
        wording,
        premiumRefund: refund?.amount ?? 0,
        date: request.today,
        phone: issuer.phone,
        ombud,
      });

const auditOf = (decision: DecidedClaim, { status }: ClaimRow, planned: readonly NewPayout[]) => ({
  after: {
    ...asAudited(decision),
    recommendedBy: decision.by.id,
    premiumRefund: decision.premiumRefund,
    status,
    payouts: planned.map(({ number, amountCents }) => ({ number, amountCents })),
  },
  ...(decision.note !== null && { reason: decision.note }),
});
