import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome, refused, type Refused, refusedFields } from '@portal/service-change-pipeline';
import { assignClaim, type ClaimRecommendation, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { refundOnDecision } from '../../ending/premium-refund';
import { asRefusal, auditClaim, onClaim } from '../on-claim';
import { rebased } from '../rebased';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { decisionGrounds } from './decision-grounds';
import { letterOf } from './letter';
import { paidByOtherClaims } from './paid-by-other-claims';
import { judgeRecommendation, recommendedInWords } from './recommended';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['recommendClaim']>;

/** Recommends what to decide. The claim goes back to the queue, for a second person. */
export const recommendClaim = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'recommend-claim', act: 'RECOMMEND' }, (tx, held) => recommend(call, tools, tx, held));

async function recommend(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { caller, request, body } = call;
  const { now, today } = request;
  const { claim, policy } = held;
  if (claim.record.documents.some(({ isAsked, status }) => isAsked && status === 'RECEIVED')) {
    return refused('NOT_POSSIBLE', 'Judge every document first.');
  }
  const grounded = await rebased(tx, claim.record, { claim, policy, today, uuid: () => tools.random.uuid() });
  const judged = judgeRecommendation(body, decisionGrounds(grounded, today, await paidByOtherClaims(tx, claim, today)));
  if (!judged.success) return refusalOfJudgement(judged);
  const { refusal, ...judgement } = judged.value;
  if (refusal !== null) {
    const refund = await refundOnDecision(tx, { claim, policy }, today);
    const letter = letterOf(claim, {
      reason: refusal,
      wording: body.wording,
      premiumRefund: refund?.amount ?? 0,
      date: today,
      phone: tools.issuer.phone,
      ombud: tools.ombud,
    });
    if (!letter.success) return asRefusal(letter) ?? refused('LETTER_INCOMPLETE');
  }
  const recommendation: ClaimRecommendation = {
    ...judgement,
    kind: body.kind,
    cause: body.cause,
    reasonCode: refusal === null ? null : body.reasonCode,
    reasonText: body.reasonText,
    wording: refusal === null ? null : body.wording,
    by: caller.staff,
    at: now.toISOString(),
  };
  const disinterested = [...new Set([...grounded.disinterested, caller.staff.id])];
  const about = recommendedInWords(body.kind, judgement.amounts);
  const record = withStaffEvent({ ...grounded, recommendation, disinterested }, call, 'RECOMMENDED', about);
  await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  const saved = await assignClaim(tx, claim.id, null);
  await auditClaim(call, tx, saved, { action: 'CLAIM_RECOMMENDED', after: asAudited(recommendation) });
  return done(saved);
}

/** A correction that does not raise what was computed is a mistake in a field; anything else does not go with the claim. */
const refusalOfJudgement = (judged: { success: false; message: string; code?: string }): Refused =>
  judged.code === 'VALIDATION_ERROR'
    ? refusedFields([{ field: 'correctedAmount', message: judged.message }])
    : (asRefusal(judged) ?? refused('NOT_POSSIBLE'));

/** What is recommended or decided, as the audit keeps it. */
export const asAudited = ({ kind, cause, amounts, isCorrected, reasonCode, reasonText }: ClaimRecommendation) => ({
  kind,
  cause,
  payableNow: amounts.payableNow,
  payableLater: amounts.payableLater,
  deduction: amounts.deduction,
  isCorrected,
  reasonCode,
  reasonText,
});
