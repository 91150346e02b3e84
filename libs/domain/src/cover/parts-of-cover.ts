import { laterOf, type PlainDate } from '../base/plain-date';
import { suicideExclusionEnd } from '../policy/policy-dates';

/** A life as far as the parts of its cover go. */
export interface LifeWithCover {
  id: string;
  /** Rand, with everything a change of plan has added. */
  Cover_Amount: number;
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
}

/** Cover that a change of plan has added to a life: it is part of the life's cover and waits anew. */
export interface AddedCover {
  lifeId: string;
  amount: number;
  startDate: PlainDate;
  waitingPeriodEndDate: PlainDate;
}

/** One part of a life's cover, in rand, and the days from which it is paid. */
export interface CoverPart {
  amount: number;
  accidentFrom: PlainDate;
  naturalFrom: PlainDate;
  /** The last day on which it is not paid for suicide. */
  suicideUntil: PlainDate;
  /** True for what a change of plan has added. */
  isAdded: boolean;
}

/**
 * The cover of a life by the days it counts from, the longest standing first. When the cover is lower than what was added, the
 * part that was added last goes first. Source: docs/domain/policy.md#r4-3.
 */
export function partsOfCover(life: LifeWithCover, increases: readonly AddedCover[]): CoverPart[] {
  const added = increases
    .filter(({ lifeId }) => lifeId === life.id)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const { Cover_Amount: cover, Cover_Start_Date: start, Waiting_Period_End_Date: waitsUntil } = life;
  const first = Math.max(0, cover - added.reduce((sum, { amount }) => sum + amount, 0));
  const parts = [partOf(first, start, waitsUntil, false)];
  let left = cover - first;
  for (const { amount, startDate, waitingPeriodEndDate } of added) {
    parts.push(partOf(Math.min(amount, left), laterOf(start, startDate), waitingPeriodEndDate, true));
    left -= Math.min(amount, left);
  }
  return parts.filter(({ amount }) => amount > 0);
}

const partOf = (amount: number, accidentFrom: PlainDate, naturalFrom: PlainDate, isAdded: boolean): CoverPart => ({
  amount,
  accidentFrom,
  naturalFrom,
  isAdded,
  suicideUntil: suicideExclusionEnd(accidentFrom),
});
