import {
  ageOn,
  checkChildAge,
  childCoverEnd,
  coverForChild,
  type CoveredProduct,
  formatCover,
  formatDate,
  idOutstandingDate,
  isPlainDate,
  limits,
  minorLimit,
  type PlainDate,
} from '@portal/domain';
import { coverEndDay } from './cover-end-day';

/** A child as a form knows it. */
export interface ChildAnswers {
  readonly Date_Of_Birth?: unknown;
  readonly Id_Type?: unknown;
  readonly Is_Student?: unknown;
  readonly Is_Disabled?: unknown;
  /** Why an administrator lets a child past the usual limit in. */
  readonly Override_Reason?: unknown;
}

/** What the plan gives a child with these answers: the amount for the age, when it ends, and what must still come. */
export function coverSentences(child: ChildAnswers, product: CoveredProduct, today: PlainDate): string[] {
  const { Date_Of_Birth: birth, Id_Type, Is_Student, Is_Disabled } = child;
  if (!isPlainDate(birth)) return [];
  const most = minorLimit(ageOn(birth, today));
  const circumstances = { isStudent: Is_Student === true, isDisabled: Is_Disabled === true };
  const isAgeOverridden = child.Override_Reason !== undefined && !checkChildAge(birth, today, circumstances).success;
  const ends = coverEndDay({
    Date_Of_Birth: birth,
    Cover_End_Date: childCoverEnd(birth, { ...circumstances, isAgeOverridden }),
  });
  return [
    `Your plan covers a child of this age for ${formatCover(coverForChild(product, birth, today))}.`,
    ...(most < limits.MAX_BENEFIT_PER_LIFE
      ? [`All policies on one child of this age together may pay at most ${formatCover(most)}.`]
      : []),
    ends === null ? 'The cover has no age limit.' : `Cover ends on ${ends}.`,
    ...(Id_Type === 'BIRTH_CERTIFICATE' ? [`We need the ID number by ${formatDate(idOutstandingDate(birth))}.`] : []),
  ];
}
