import { ageOn } from '../people/age';
import { checkExtendedMemberAge } from './entry-age';
import { checkExtendedCover } from './extended-cover';
import { type PlainDate } from '../base/plain-date';
import { changeEffectiveDate } from '../policy/policy-dates';
import { type ExtendedRateBand, extendedRate } from '../premium/premium';
import { type Result } from '../base/result';

/** A relative as far as the price goes. */
export interface PricedRelative {
  Date_Of_Birth: PlainDate;
  /** Rand. */
  Cover_Amount: number;
}

/** The day a relative enters: who is covered keeps the day on which the cover began, who joins now begins with the next month. */
export const entryDay = (member: { Cover_Start_Date: PlainDate } | null, today: PlainDate): PlainDate =>
  member?.Cover_Start_Date ?? changeEffectiveDate(today);

/**
 * What a relative costs a month, whichever way they come in: by the age on the day of entry and the cover (docs/domain/plans.md#r5-3).
 * Null: this cover is not sold at that age.
 */
export const extendedPremium = (
  bands: readonly ExtendedRateBand[],
  { Date_Of_Birth, Cover_Amount }: PricedRelative,
  entry: PlainDate,
): number | null => extendedRate(bands, ageOn(Date_Of_Birth, entry), Cover_Amount);

/** Refuses somebody who is too old on the day of entry, or cover above the limits of the age, today and on that day. */
export function checkExtendedEntry(
  { Date_Of_Birth: birth, Cover_Amount: cover }: PricedRelative,
  levelOfCover: number,
  { entry, today }: { entry: PlainDate; today: PlainDate },
): Result<number> {
  const old = checkExtendedMemberAge(birth, entry);
  if (!old.success) return old;
  const allowed = checkExtendedCover(ageOn(birth, today), cover, levelOfCover);
  return allowed.success && entry > today ? checkExtendedCover(ageOn(birth, entry), cover, levelOfCover) : allowed;
}
