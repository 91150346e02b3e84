import {
  type ActFacts,
  hasHighFlag,
  newCertificateAcceptedBy,
  payableOf,
  type Recommendation,
  wasSent,
} from '@portal/domain';
import {
  type ClaimRecommendation,
  type ClaimRow,
  livesSince,
  type PayoutRow,
  registerStanding,
  unanswered,
} from '@portal/service-store';

/** A claim, as far as it decides what may be done with it. */
export function actFactsOf(
  { status, record }: Pick<ClaimRow, 'status' | 'record'>,
  payouts: readonly Pick<PayoutRow, 'status'>[],
): ActFacts {
  const { recommendation, decision, earlierDecisions, clock, flags } = record;
  const waiting = unanswered(record);
  const refusedBefore = earlierDecisions.filter(({ kind, isPartRefused }) => kind === 'REPUDIATE' || isPartRefused);
  return {
    status,
    recommendation: recommendation && recommendationOf(recommendation),
    assessedBy: decision?.by.id ?? null,
    confirmedBy: decision?.confirmedBy.id ?? null,
    decidedBefore: refusedBefore.flatMap(({ by, confirmedBy }) => [by.id, confirmedBy.id]),
    disagreement: waiting && { rejectedBy: waiting.answer?.by.id ?? null },
    wasDisputed: clock.disputedAt !== null,
    isAnythingSent: payouts.some((payout) => wasSent(payout.status)),
    hasHighFlag: hasHighFlag(flags),
    isPartRefused: decision?.isPartRefused ?? false,
    register: {
      standing: registerStanding(record),
      hasIdNumber: record.deceased.idNumber !== null,
      newCertificateAcceptedBy: newCertificateAcceptedBy(record.documents, livesSince(record)),
    },
  };
}

const recommendationOf = ({ kind, by, amounts, isPartRefused, isCorrected }: ClaimRecommendation): Recommendation => ({
  kind,
  by: by.id,
  amount: payableOf(amounts),
  isPartRefused,
  isCorrected,
});
