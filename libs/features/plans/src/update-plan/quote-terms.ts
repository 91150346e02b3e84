import { type Quote } from '@portal/contract';
import { formatCover, formatDate, limits } from '@portal/domain';

/** What follows from a quote besides its warnings, as sentences (domain.md §4.3). */
export function quoteTerms({ coverChanges, effectiveDate, waitingPeriodEndDate }: Quote): string[] {
  const others = coverChanges.filter(({ field, current, proposed }) => field !== 'levelOfCover' && proposed > current);
  return [
    ...(waitingPeriodEndDate === null
      ? ['There is no new waiting period: no amount becomes higher.']
      : others.map(
          ({ label, current, proposed }) =>
            `${label}: the extra ${formatCover(proposed - current)} counts for accidental death from ${formatDate(effectiveDate)} ` +
            `and for natural causes from ${formatDate(waitingPeriodEndDate)}.`,
        )),
    'What you are covered for already goes on without a new waiting period.',
    `You can undo this within ${limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents, while nothing was claimed.`,
  ];
}
