import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import { assignClaim, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { asRefusal, auditClaim, onClaim } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { answerParts } from './answer-parts';
import { tellAnswer } from './tell-answer';
import { waitingAs, withAnswer, withTick } from './with-answer';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['confirmAnswer']>;

/** Confirms that a claim stays refused: the family gets the answer with its reasons and facts. */
export const confirmAnswer = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(
    call,
    tools,
    { route: `confirm-answer ${call.params.representationId}`, act: 'CONFIRM_ANSWER', as: 'confirm' },
    (tx, held) => confirm(call, tools, tx, held),
  );

async function confirm(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { caller, request, params } = call;
  const { now, today } = request;
  const { claim, policy } = held;
  const waiting = waitingAs(claim, params.representationId);
  if (!waiting?.answer) return refused('NOT_FOUND');
  const { answer } = waiting;
  const parts = await answerParts(tools, tx, { claim, policy, answer: answer.text, today });
  if (!parts.success) return asRefusal(parts) ?? refused('NOT_POSSIBLE');
  const confirmed = { ...answer, confirmedBy: caller.staff, parts: parts.value };
  const answered = withAnswer(withTick(claim.record, caller.staff.id), waiting, confirmed, now);
  const record = withStaffEvent(answered, call, 'REFUSED_AGAIN');
  await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  const saved = await assignClaim(tx, claim.id, null);
  await tellAnswer(tools, tx, { claim: saved, policy }, { type: 'CLAIM_DECIDED' }, now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_REFUSED_AGAIN',
    after: { representationId: waiting.id, outcome: answer.outcome, recommendedBy: answer.by.id },
  });
  return done(saved);
}
