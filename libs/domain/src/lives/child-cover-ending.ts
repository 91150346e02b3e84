import { birthdayOf } from '../people/age';
import { childCoverEnd, childCoverEnds } from './child-cover';
import { type PlainDate, yearOf } from '../base/plain-date';
import { proofOfStudy } from './proof-of-study';

/** A child as far as the end of the cover goes. */
export interface ChildWithEnd {
  Date_Of_Birth: PlainDate;
  Cover_Start_Date?: PlainDate | undefined;
  /** The day that was fixed when the cover was agreed or ended. */
  Cover_End_Date?: PlainDate | null | undefined;
  Is_Student?: boolean | undefined;
  Is_Disabled?: boolean | undefined;
  Proof_Of_Study_Until?: PlainDate | null | undefined;
}

/** Why the cover of a child ends: an age, studies that nobody has proved, or somebody ended it. */
type ChildCoverEndReason = 'USUAL_AGE' | 'STUDENT_AGE' | 'NO_PROOF_OF_STUDY' | 'OTHER';

export interface ChildCoverEnding {
  /** The first day without cover. */
  ends: PlainDate;
  why: ChildCoverEndReason;
}

/**
 * The day on which the cover of a child ends and why; null: never. A student who has not proved the studies by 31 March is
 * covered until 30 April, and in any case until the 22nd birthday. Studies that were never proved since the cover began were
 * last proved on that day. Source: docs/domain/lives.md#r4-5.
 */
export function childCoverEnding(child: ChildWithEnd): ChildCoverEnding | null {
  const { Date_Of_Birth: birth, Is_Student: isStudent = false, Is_Disabled: isDisabled = false } = child;
  const fixed = child.Cover_End_Date ?? childCoverEnd(birth, { isStudent, isDisabled });
  const provedUntil = child.Proof_Of_Study_Until ?? child.Cover_Start_Date;
  if (isStudent && !isDisabled && provedUntil) {
    const { coverEndsWithout: ends } = proofOfStudy({ birth, provedUntil }, provedUntil);
    const isAge = ends === birthdayOf(birth, childCoverEnds.usual);
    if (fixed === null || ends <= fixed) return { ends, why: isAge ? 'USUAL_AGE' : 'NO_PROOF_OF_STUDY' };
  }
  return fixed === null ? null : { ends: fixed, why: reasonOf(birth, fixed) };
}

function reasonOf(birth: PlainDate, ends: PlainDate): ChildCoverEndReason {
  if (ends === birthdayOf(birth, childCoverEnds.usual)) return 'USUAL_AGE';
  return ends === birthdayOf(birth, childCoverEnds.student) ? 'STUDENT_AGE' : 'OTHER';
}

/**
 * The day that is shown as the end of a child's cover: the one by age as long as proof of study may still come, 30 April once
 * it has not.
 */
export function coverEndShown(child: ChildWithEnd, today: PlainDate): PlainDate | null {
  const ending = childCoverEnding(child);
  if (ending !== null && ending.ends <= today) return ending.ends;
  const circumstances = { isStudent: child.Is_Student ?? false, isDisabled: child.Is_Disabled ?? false };
  return child.Cover_End_Date ?? childCoverEnd(child.Date_Of_Birth, circumstances);
}

/** Whether the cover of somebody has ended by a day. For a child say what decides it; everybody else has one day or none. */
export const hasCoverEnded = (life: Partial<ChildWithEnd> & { Relationship?: unknown }, on: PlainDate): boolean => {
  const { Date_Of_Birth, Is_Student } = life;
  const isChild = Is_Student !== undefined && Date_Of_Birth !== undefined;
  const ends = isChild ? childCoverEnding({ ...life, Date_Of_Birth })?.ends : life.Cover_End_Date;
  return ends !== undefined && ends !== null && ends <= on;
};

/** Proof of study that comes in a year proves that year. */
export const provedForYearOf = (received: PlainDate): PlainDate => `${yearOf(received)}-12-31`;
