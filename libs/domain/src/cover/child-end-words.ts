import { type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';
import { childCoverEnds } from '../lives/child-cover';
import { type ProofOfStudy } from '../lives/proof-of-study';
import { birthdayOf } from '../people/age';

interface EndingChild {
  First_Name: string;
  Date_Of_Birth: PlainDate;
  Is_Student: boolean;
}

/**
 * How a child's cover ends on this day, and what can be done before. On the child's own page and beside the name they are not named
 * again. Source: docs/domain/lives.md#r4-5.
 */
export function childEndSentence(child: EndingChild, ends: PlainDate, isNamed: boolean): string {
  const { First_Name: name, Date_Of_Birth: birth, Is_Student } = child;
  const age = Object.values(childCoverEnds).find((one) => birthdayOf(birth, one) === ends);
  if (age === undefined) return isNamed ? `Cover of ${name} ends.` : 'Cover ends.';
  const turns = isNamed ? `${name} turns ${age} and cover ends.` : `Turns ${age}: cover ends.`;
  const instead = `move ${name} to extended cover`;
  return age === childCoverEnds.usual && !Is_Student
    ? `${turns} Before then, send proof of full-time study or ${instead}.`
    : `${turns} Before then you can ${instead}.`;
}

/** What follows where proof of study does not come. */
export const withoutProofSentence = ({ coverEndsWithout }: ProofOfStudy, today: PlainDate): string =>
  coverEndsWithout > today
    ? `Without it cover ends on ${formatDate(coverEndsWithout)}.`
    : 'Cover depends on it: send it now.';
