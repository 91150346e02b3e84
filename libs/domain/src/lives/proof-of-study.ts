import { birthdayOf } from '../people/age';
import { childCoverEnds, proofOfStudyDue, studentCoverLapses } from './child-cover';
import { type PlainDate, yearOf } from '../base/plain-date';

/** A child who studies full time: when they were born, and until when their studies are proved; null, not yet. */
export interface Student {
  birth: PlainDate;
  provedUntil: PlainDate | null;
}

/** When proof of study is due next, and the day on which cover ends without it. A day in the past was missed. */
export interface ProofOfStudy {
  due: PlainDate;
  coverEndsWithout: PlainDate;
}

/** The studies are proved each year; until the usual age limit of a child cover goes on without. Source: docs/domain/lives.md#r4-5. */
export function proofOfStudy({ birth, provedUntil }: Student, today: PlainDate): ProofOfStudy {
  const proved = provedUntil ?? today;
  const thisYear = proofOfStudyDue(yearOf(proved));
  const due = thisYear >= proved ? thisYear : proofOfStudyDue(yearOf(proved) + 1);
  const [lapses, usualEnd] = [studentCoverLapses(yearOf(due)), birthdayOf(birth, childCoverEnds.usual)];
  return { due, coverEndsWithout: lapses > usualEnd ? lapses : usualEnd };
}
