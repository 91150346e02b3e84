import { addDays, type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';
import { suicideExclusionEnd } from '../policy/policy-dates';

/** The days from which the cover of somebody who joins counts: for an accident, and for natural causes. */
interface CoverToCome {
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
}

/** From when somebody who joins will be covered, by cause; without a full stop. Source: docs/domain/policy.md#r4-3. */
export function coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date: naturalFrom }: CoverToCome) {
  const suicideFrom = addDays(suicideExclusionEnd(starts), 1);
  return naturalFrom > starts
    ? `Covered for accidental death from ${formatDate(starts)}. For natural causes from ${formatDate(naturalFrom)}`
    : `Covered for natural and accidental death from ${formatDate(starts)}. For suicide from ${formatDate(suicideFrom)}`;
}
