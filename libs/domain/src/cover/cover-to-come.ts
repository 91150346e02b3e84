import { addDays, type PlainDate } from '../base/plain-date';
import { suicideExclusionEnd } from '../policy/policy-dates';
import { formatDate } from '../base/written-dates';

/** What somebody is covered for by cause, in the one wording of every screen and document. Source: docs/domain/policy.md#r4-3. */

/** The days from which the cover of somebody counts: for an accident, and for natural causes. */
export interface CoverByCause {
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
}

/** The first day on which suicide is covered too. */
const suicideCoveredFrom = (starts: PlainDate): PlainDate => addDays(suicideExclusionEnd(starts), 1);

/** Whether nothing is excluded any more on a day. */
export const isCoveredForAnyCause = (life: CoverByCause, today: PlainDate): boolean =>
  life.Waiting_Period_End_Date <= today && suicideCoveredFrom(life.Cover_Start_Date) <= today;

/** What is covered on a day, by cause, of a life that is covered or will be; without a full stop. */
export function coverSentence(life: CoverByCause, today: PlainDate): string {
  const { Cover_Start_Date: starts, Waiting_Period_End_Date: naturalFrom } = life;
  const suicideFrom = suicideCoveredFrom(starts);
  if (starts > today) return `Cover starts on ${formatDate(starts)}`;
  if (naturalFrom > today) return `Covered for accidental death. For natural causes from ${formatDate(naturalFrom)}`;
  if (suicideFrom > today) {
    return `Covered for natural and accidental death. For suicide from ${formatDate(suicideFrom)}`;
  }
  return 'Covered for any cause';
}

/** From when somebody who joins will be covered, by cause; without a full stop. */
export function coverToComeSentence({ Cover_Start_Date: starts, Waiting_Period_End_Date: naturalFrom }: CoverByCause) {
  return naturalFrom > starts
    ? `Covered for accidental death from ${formatDate(starts)}. For natural causes from ${formatDate(naturalFrom)}`
    : `Covered for natural and accidental death from ${formatDate(starts)}. ` +
        `For suicide from ${formatDate(suicideCoveredFrom(starts))}`;
}
