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

/** What is said of a child's cover before it is asked for. */
export interface ChildCoverSentences {
  /** The amount for the age, and what must still come. */
  gives: string[];
  /** What the law allows in all, and when it ends. */
  limits: string[];
}

/** What the plan gives a child with these answers; nothing before the day of birth is known. */
export function coverSentences(child: ChildAnswers, product: CoveredProduct, today: PlainDate): ChildCoverSentences {
  const { Date_Of_Birth: birth, Id_Type, Is_Student, Is_Disabled } = child;
  if (!isPlainDate(birth)) return { gives: [], limits: [] };
  const most = minorLimit(ageOn(birth, today));
  const circumstances = { isStudent: Is_Student === true, isDisabled: Is_Disabled === true };
  const isAgeOverridden = child.Override_Reason !== undefined && !checkChildAge(birth, today, circumstances).success;
  const ends = coverEndDay({
    Date_Of_Birth: birth,
    Cover_End_Date: childCoverEnd(birth, { ...circumstances, isAgeOverridden }),
  });
  return {
    gives: [
      `Your plan covers a child of this age for ${formatCover(coverForChild(product, birth, today))}.`,
      ...(Id_Type === 'BIRTH_CERTIFICATE' ? [`We need the ID number by ${formatDate(idOutstandingDate(birth))}.`] : []),
    ],
    limits: [
      ...(most < limits.MAX_BENEFIT_PER_LIFE
        ? [`All policies on one child of this age together may pay at most ${formatCover(most)}.`]
        : []),
      ends === null ? 'The cover has no age limit.' : `Cover ends on ${ends}.`,
    ],
  };
}
