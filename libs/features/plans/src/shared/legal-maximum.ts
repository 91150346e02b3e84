import { type CappedBenefit, formatCover, limits, mainMemberCover } from '@portal/domain';

/** How near the cover on the main member's life is to what the law allows: "R 20 000 + R 6 000 of R 100 000". */
export function legalMaximum(levelOfCover: number, benefits: readonly CappedBenefit[]) {
  const total = mainMemberCover(levelOfCover, benefits);
  const riders = total - levelOfCover;
  return {
    isReached: total > limits.MAX_BENEFIT_PER_LIFE,
    sum: `${formatCover(levelOfCover)}${riders === 0 ? '' : ` + ${formatCover(riders)}`} of ${formatCover(limits.MAX_BENEFIT_PER_LIFE)}`,
    sentence:
      `On one life the law allows at most ${formatCover(limits.MAX_BENEFIT_PER_LIFE)}. On yours there are ` +
      `${formatCover(levelOfCover)} of cover and ${riders === 0 ? 'no' : formatCover(riders) + ' of'} benefits paid in money` +
      (riders === 0 ? '.' : `: ${formatCover(total)}.`),
  };
}
