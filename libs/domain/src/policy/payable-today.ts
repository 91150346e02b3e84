import { type PlainDate } from '../base/plain-date';
import { suicideExclusionEnd } from './policy-dates';
import { isCovering, type PolicyStatus } from './policy-status';

/** A life as far as its cover goes. */
export interface LifeWithCover {
  id: string;
  Life_Status: string;
  /** Rand, with everything a change of plan has added. */
  Cover_Amount: number;
  Cover_Start_Date: PlainDate;
  Waiting_Period_End_Date: PlainDate;
  Cover_End_Date?: PlainDate | null;
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
    parts.push(partOf(Math.min(amount, left), startDate, waitingPeriodEndDate, true));
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

/** What would be paid on the death of one life today, in rand. */
export interface PayableToday {
  naturalCauses: number;
  accident: number;
  suicide: number;
  /** The parts that are not paid in full for natural causes yet, the longest standing first. */
  waiting: CoverPart[];
  /** The last day on which some part is not paid for suicide; null once every part is. */
  suicideUntil: PlainDate | null;
}

const nothing: PayableToday = { naturalCauses: 0, accident: 0, suicide: 0, waiting: [], suicideUntil: null };

/**
 * What would be paid on the death of a life today: for an accident from the day its cover starts, for natural causes from the end
 * of the waiting period, for suicide after twelve months; nothing while the policy or the life is not covered.
 */
export function payableToday(
  life: LifeWithCover,
  increases: readonly AddedCover[],
  policyStatus: PolicyStatus,
  today: PlainDate,
): PayableToday {
  const { Life_Status, Cover_End_Date: ends = null } = life;
  if (!isCovering(policyStatus) || Life_Status !== 'ACTIVE' || (ends !== null && ends <= today)) return nothing;
  const parts = partsOfCover(life, increases);
  const excluded = parts.filter(({ suicideUntil }) => suicideUntil >= today);
  return {
    naturalCauses: total(parts.filter(({ naturalFrom }) => naturalFrom <= today)),
    accident: total(parts.filter(({ accidentFrom }) => accidentFrom <= today)),
    suicide: total(parts.filter(({ suicideUntil, naturalFrom }) => suicideUntil < today && naturalFrom <= today)),
    waiting: parts.filter(({ naturalFrom }) => naturalFrom > today),
    suicideUntil:
      excluded
        .map(({ suicideUntil }) => suicideUntil)
        .toSorted()
        .at(-1) ?? null,
  };
}

const total = (parts: readonly CoverPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
