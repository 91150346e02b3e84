import {
  answerLetter,
  type AnswerLetterPart,
  fail,
  type PlainDate,
  type Result,
  todayInJohannesburg,
} from '@portal/domain';
import { type ClaimRow, type PolicyRow, type Transaction } from '@portal/service-store';
import { type Tools } from '../../../../call/use-case';
import { nameOfDeceased } from '../../name-of-deceased';
import { decisionGrounds } from '../decision/decision-grounds';
import { factsOfReason } from '../decision/refusal-facts';
import { rebased } from '../rebased';

interface Answered {
  claim: ClaimRow;
  policy: PolicyRow;
  /** What we say to it. */
  answer: string;
  today: PlainDate;
}

/**
 * The answer that stays with a refusal, with the reason and its facts as they are today. A reason that they do not bear out any more is refused
 * like that of a recommendation: then the claim has to be opened again. Source: docs/domain/claims.md#c7-4.
 */
export async function answerParts(
  { issuer, ombud, random }: Pick<Tools, 'issuer' | 'ombud' | 'random'>,
  tx: Transaction,
  { claim, policy, answer, today }: Answered,
): Promise<Result<AnswerLetterPart[]>> {
  const { decision } = claim.record;
  if (!decision?.reasonCode) return fail('Nothing of this claim is refused.', 'NOT_POSSIBLE');
  const grounded = await rebased(tx, claim.record, { claim, policy, today, uuid: () => random.uuid() });
  const { reasonCode: code, cause, reasonText: text, isPartRefused: isOfPart } = decision;
  const reason = factsOfReason({ code, cause, text, isOfPart }, decisionGrounds(grounded, today, []));
  if (!reason.success) return reason;
  return answerLetter({
    reference: claim.reference,
    name: nameOfDeceased(grounded),
    dateOfDeath: grounded.dateOfDeath,
    date: todayInJohannesburg(new Date(decision.confirmedAt)),
    reason: reason.value,
    clause: decision.wording ?? '',
    documents: grounded.documents.filter(({ status }) => status === 'ACCEPTED').map(({ label }) => label),
    phone: issuer.phone,
    ombud,
    premiumRefund: decision.premiumRefund,
    answer,
  });
}
