import { ages } from '../base/ages';
import { ageOn, birthdayOf } from '../people/age';
import { coverAmount, type CoveredProduct, type CoverField } from '../plan/cover-breakdown';
import { minorLimit } from '../base/limits';
import { type PlainDate } from '../base/plain-date';
import { fail, ok, type Result } from '../base/result';

/** The product's amount for a child of this age: `cover0To11` means months and counts only where a plan has it. */
export const childCoverField = (product: CoveredProduct, age: number): CoverField => {
  if (age < ages.afterFirstYear && coverAmount(product, 'cover0To11') > 0) return 'cover0To11';
  if (age < ages.schoolAge) return 'cover1To5';
  if (age < ages.adult) return 'cover6To13';
  return 'cover14To21';
};

/**
 * Rand payable for a child on this plan today, held below the legal limit for its age.
 * `otherCover` is what the same child has on other policies. Whether the child may still be covered is `childCoverEnd`.
 * Source: docs/domain/policy.md#r4-2 and docs/domain/lives.md#r4-5.
 */
export const coverForChild = (product: CoveredProduct, birth: PlainDate, today: PlainDate, otherCover = 0): number => {
  const age = ageOn(birth, today);
  const amount = coverAmount(product, childCoverField(product, age));
  return Math.max(0, Math.min(amount, minorLimit(age) - otherCover));
};

/** What keeps a child covered past 22. */
export interface ChildCircumstances {
  isStudent?: boolean;
  /** Disabled before the 22nd birthday. */
  isDisabled?: boolean;
  /** A portal administrator set the usual limit aside. */
  isAgeOverridden?: boolean;
}

/** Days before and after the end of a child's cover in which the child can be moved to extended cover. */
export const moveDays = 60;

/** The policyholder is told so many days before a child's cover ends by age. */
export const endingNoticeDays = 120;

/** The birthdays on which the cover of a child ends. Source: docs/domain/lives.md#r4-5. */
export const childCoverEnds = { usual: 22, student: 26 } as const;

/** The day cover ends: the 22nd birthday, the 26th of a full-time student or of one whose age limit was overridden; null, never, for a disabled child. */
export const childCoverEnd = (
  birth: PlainDate,
  { isStudent = false, isDisabled = false, isAgeOverridden = false }: ChildCircumstances = {},
): PlainDate | null =>
  isDisabled ? null : birthdayOf(birth, isStudent || isAgeOverridden ? childCoverEnds.student : childCoverEnds.usual);

/** Refuses a time without a day in it: approved late, the cover of a child may end before it starts. */
export const checkCoverSpan = (starts: PlainDate, ends: PlainDate | null): Result<true> =>
  ends !== null && ends <= starts ? fail('The cover would end before it starts') : ok(true);

/** Proof of study is due each year on this day; without it cover ends on `studentCoverLapses`. */
export const proofOfStudyDue = (year: number): PlainDate => `${year}-03-31`;

/** The day on which a student's cover ends when no proof of study came. */
export const studentCoverLapses = (year: number): PlainDate => `${year}-04-30`;
