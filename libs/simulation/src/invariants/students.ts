import { type Policy } from '@portal/contract';
import { ageOn, childCoverEnds, type PlainDate, proofOfStudyDue, studentCoverLapses } from '@portal/domain';
import { BrokenInvariant } from '../world/broken-invariant';

/** The proof that a student needed last: each 30 April asks for one that reaches beyond the 31 March before it. */
function lastProofNeeded(today: PlainDate): PlainDate {
  const year = Number(today.slice(0, 4));
  return proofOfStudyDue(today > studentCoverLapses(year) ? year : year - 1);
}

/** A student of 22 or older without proof of study is covered no more, wherever it is read. Source: docs/domain/lives.md#r4-5. */
export function checkStudents(children: Policy['Children'], today: PlainDate): void {
  for (const { Date_Of_Birth, Is_Student, Is_Disabled, Proof_Of_Study_Until, Cover_Amount } of children) {
    if (!Is_Student || Is_Disabled || ageOn(Date_Of_Birth, today) < childCoverEnds.usual) continue;
    const isProved = Proof_Of_Study_Until !== null && Proof_Of_Study_Until > lastProofNeeded(today);
    if (!isProved && Cover_Amount > 0) {
      throw new BrokenInvariant('students-prove-their-studies', 'a student without proof is shown as covered');
    }
  }
}
