import { type SupplementaryBenefit } from '@portal/contract';
import { addMonths, changeEffectiveDate, formatDate, limits, type PlainDate } from '@portal/domain';

/** From when each new benefit counts, were the request approved this month (docs/domain/policy.md#r4-3, docs/domain/plans.md#r5-4). */
export function benefitNotes(chosen: readonly SupplementaryBenefit[], today: PlainDate): string[] {
  const starts = changeEffectiveDate(today);
  return [
    ...chosen.map(({ name, waitingPeriodMonths: months }) =>
      months === 0
        ? `${name}: from ${formatDate(starts)}, without a waiting period.`
        : `${name}: for accidental death from ${formatDate(starts)}, for natural causes from ${formatDate(addMonths(starts, months))}.`,
    ),
    `You can undo this within ${limits.COOLING_OFF_DAYS} days after we have sent you the new policy documents.`,
  ];
}
