import { type Quote } from '@portal/contract';
import { formatDate, limits } from '@portal/domain';

/** What follows from a quote besides its warnings, as sentences (docs/domain/policy.md#r4-3). */
export function quoteTerms(quote: Quote): string[] {
  return [
    ...waitingTerms(quote),
    'What you are covered for already goes on without a new waiting period.',
    `You can undo this within ${limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents, while nothing was claimed.`,
  ];
}

/** The parts that wait; the warnings of the quote speak of the main member's own. */
function waitingTerms({ coverChanges, effectiveDate, waitingPeriodEndDate }: Quote): string[] {
  if (waitingPeriodEndDate === null) return ['There is no new waiting period: no amount becomes higher.'];
  const others = coverChanges.filter(({ field, current, proposed }) => field !== 'levelOfCover' && proposed > current);
  if (others.length === 0) return [];
  return [
    `For everybody else the extra cover counts for accidental death from ${formatDate(effectiveDate)} and for natural causes from ` +
      `${formatDate(waitingPeriodEndDate)}.`,
  ];
}
