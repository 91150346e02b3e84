import { type Quote } from '@portal/contract';
import { formatCover, formatDate, limits } from '@portal/domain';

/** What follows from a quote besides its warnings, as sentences (domain.md §4.3). */
export function quoteTerms({ coverChanges, effectiveDate, waitingPeriodEndDate }: Quote): string[] {
  const more = coverChanges.filter(({ current, proposed }) => proposed > current);
  return [
    waitingPeriodEndDate === null
      ? 'There is no new waiting period: no amount becomes higher.'
      : `The extra cover counts for accidental death from ${formatDate(effectiveDate)} and for natural causes from ` +
        `${formatDate(waitingPeriodEndDate)}: ${more.map(extraOf).join(', ')}.`,
    'What you are covered for already goes on without a new waiting period.',
    `You can undo this within ${limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents, while nothing was claimed.`,
  ];
}

const extraOf = ({ label, current, proposed }: Quote['coverChanges'][number]) =>
  `${label} ${formatCover(proposed - current)}`;
