import { type ClaimCase, type Endpoints } from '@portal/contract';
import { checkClaimStep, checkUphold } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import {
  assignClaim,
  type ClaimRepresentation,
  type ClaimRow,
  type RepresentationAnswer,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { actFactsOf } from '../../act-facts-of';
import { cancelPayouts } from '../../cancel-payouts';
import { noticeOfComplete } from '../../claim-notices';
import { claimCallerOf } from '../claim-caller';
import { asRefusal, auditClaim, onClaim } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { undecided } from '../undecided';
import { answerParts } from './answer-parts';
import { tellAnswer } from './tell-answer';
import { waitingAs, withAnswer, withTick } from './with-answer';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['answerRepresentations']>;

/** Answers somebody who does not agree: opens the claim again, or recommends to an administrator to stay with the refusal. */
export const answerRepresentations = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: `answer ${call.params.representationId}`, act: 'ANSWER' }, async (tx, held) => {
    const waiting = waitingAs(held.claim, call.params.representationId);
    if (waiting === null) return refused('NOT_FOUND');
    const answering = call.body.outcome === 'UPHELD' ? uphold : reject;
    return answering(call, tools, tx, held, waiting);
  });

type Answering = (
  call: Call,
  tools: Tools,
  tx: Transaction,
  held: LockedClaim,
  waiting: ClaimRepresentation,
) => Promise<Outcome<ClaimRow>>;

const answerOf = ({ caller, request, body }: Call): RepresentationAnswer => ({
  outcome: body.outcome,
  text: body.answer,
  by: caller.staff,
  at: request.now.toISOString(),
  confirmedBy: null,
  parts: [],
});

/** The claim is decided anew, by others than before. What was decided stays readable. */
const uphold: Answering = async (call, tools, tx, held, waiting) => {
  const { caller, request, body } = call;
  const { now } = request;
  const may = checkUphold(actFactsOf(held.claim, held.payouts), claimCallerOf(caller));
  const step = checkClaimStep(held.claim.status, 'IN_ASSESSMENT');
  if (!may.success || !step.success) return asRefusal(may) ?? refused('INVALID_STATUS');
  const { claim, policy } = held.claim.status === 'APPROVED' ? await cancelPayouts(call, tx, held) : held;
  const answer = { ...answerOf(call), parts: [{ heading: null, paragraphs: [body.answer] }] };
  const answered = withAnswer(withTick(claim.record, caller.staff.id), waiting, answer, now);
  const record = withStaffEvent(undecided(answered, now), call, 'OPENED_BY_ANSWER');
  const saved = await saveFollowed(call, tools, tx, { claim, policy }, { status: step.value, record });
  await tellAnswer(tools, tx, { claim: saved, policy }, noticeOfComplete(saved, null), now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_REOPENED',
    before: { status: held.claim.status },
    after: { status: saved.status, representationId: waiting.id },
    reason: body.answer,
  });
  return done(saved);
};

/** It stays refused once another administrator confirms that; until then nobody is told. */
const reject: Answering = async (call, tools, tx, held, waiting) => {
  const { caller, request, body } = call;
  const { claim, policy } = held;
  const parts = await answerParts(tools, tx, { claim, policy, answer: body.answer, today: request.today });
  if (!parts.success) return asRefusal(parts) ?? refused('NOT_POSSIBLE');
  const answered = withAnswer(withTick(claim.record, caller.staff.id), waiting, answerOf(call), null);
  const record = withStaffEvent(answered, call, 'ANSWER_RECOMMENDED');
  await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  const saved = await assignClaim(tx, claim.id, null);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_ANSWER_RECOMMENDED',
    after: { representationId: waiting.id, outcome: body.outcome },
    reason: body.answer,
  });
  return done(saved);
};
