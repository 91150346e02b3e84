import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import {
  checkCorrection,
  claimDecisions,
  type CoverElsewhere,
  fail,
  formatRand,
  labelOf,
  mostAllowed,
  ok,
  payableOf,
  type PlainDate,
  type RefusalFacts,
  type Result,
} from '@portal/domain';
import { type ClaimRecommendation } from '@portal/service-store';
import { nothingPaid, raisedTo } from './amounts-decided';
import { factsOfReason, type ReasonGrounds } from './refusal-facts';

/** What an assessor says about a claim. */
export type SaidAboutClaim = Pick<
  TrustedBodyOf<Endpoints['recommendClaim']>,
  'kind' | 'cause' | 'reasonCode' | 'reasonText' | 'wording' | 'correctedAmount'
>;

/** What a recommendation is judged by. */
export interface DecisionGrounds extends ReasonGrounds {
  /** The claim had its one time of more time. */
  wasDisputed: boolean;
  decidedOn: PlainDate;
  /** What other claims about the same person pay or may pay. */
  paidElsewhere: readonly CoverElsewhere[];
}

/** What would be decided, and why a refusal is one. */
export interface Judgement extends Pick<ClaimRecommendation, 'amounts' | 'isCorrected' | 'isPartRefused'> {
  /** Null where nothing is refused. */
  refusal: RefusalFacts | null;
}

/**
 * Works out what a recommendation comes to: amounts are computed, a correction can only raise them, and a refusal has to follow from the policy
 * or from what people found. Refuses with NOT_POSSIBLE, LAPSE_NOT_PROVEN or VALIDATION_ERROR. Source: docs/domain/claims.md#c7-2.
 */
export function judgeRecommendation(said: SaidAboutClaim, grounds: DecisionGrounds): Result<Judgement> {
  const { kind, cause, reasonCode, reasonText, correctedAmount = null } = said;
  const computed = grounds.amounts.byCause[cause];
  if (kind !== 'REPUDIATE' && grounds.record.deathConfirmed === null) return notPossible('Confirm the death first.');
  if (kind === 'REPUDIATE') {
    if (correctedAmount !== null) return notPossible('A refusal pays nothing.');
    const refusal = reasonOf(said, grounds, false);
    if (!refusal.success) return refusal;
    return ok({ amounts: nothingPaid(computed), isCorrected: false, isPartRefused: false, refusal: refusal.value });
  }
  if (correctedAmount !== null) {
    const correction = checkCorrection(payableOf(computed), correctedAmount, reasonText ?? '');
    if (!correction.success) return correction;
  }
  const amounts =
    correctedAmount === null ? computed : raisedTo(computed, { inAll: correctedAmount, decidedOn: grounds.decidedOn });
  const isCorrected = amounts !== computed;
  if (isCorrected && amounts.total > mostAllowed(grounds.record.basis, cause, grounds.paidElsewhere)) {
    return notPossible('The law allows no more for this person.');
  }
  if (amounts.nothing !== null) return notPossible('Nothing is payable for this cause.');
  if (kind === 'APPROVE') {
    return computed.disputed > 0
      ? notPossible('What is paid depends on the cause. Approve the part that every cause pays.')
      : ok({ amounts, isCorrected, isPartRefused: false, refusal: null });
  }
  if (payableOf(amounts) === 0)
    return notPossible('No part of it is payable whatever the cause. Take more time for it.');
  if (reasonCode === null) return disputedPart({ amounts, isCorrected, isPartRefused: false, refusal: null }, grounds);
  const refusal = reasonOf(said, grounds, true);
  return refusal.success ? ok({ amounts, isCorrected, isPartRefused: true, refusal: refusal.value }) : refusal;
}

const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');

/** What every cause pays is paid at once; the rest has until the end of the time for a dispute, once. Source: docs/domain/claims.md#c4-3. */
function disputedPart(judgement: Judgement, { wasDisputed }: DecisionGrounds): Result<Judgement> {
  if (judgement.amounts.disputed === 0) return notPossible('Select why a part is refused.');
  return wasDisputed
    ? notPossible('The claim had more time already. Decide on all of it with what is there.')
    : ok(judgement);
}

function reasonOf(
  { reasonCode, reasonText, cause }: SaidAboutClaim,
  grounds: ReasonGrounds,
  isOfPart: boolean,
): Result<RefusalFacts> {
  if (reasonCode === null) return notPossible('Select why it is refused.');
  return factsOfReason({ code: reasonCode, cause, text: reasonText, isOfPart }, grounds);
}

/** A recommendation in a few words, for the history of the claim: `Approve, R 20 000`, or `Refuse`. */
export const recommendedInWords = (kind: SaidAboutClaim['kind'], amounts: Judgement['amounts']): string =>
  [labelOf(claimDecisions, kind), ...(kind === 'REPUDIATE' ? [] : [formatRand(payableOf(amounts))])].join(', ');
