import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { checkAdult, fullName, type PlainDate } from '@portal/domain';
import { against, done, type Outcome, refusedFields } from '@portal/service-change-pipeline';
import { type Claimant } from '@portal/service-store';
import { isGuardian } from '../continuation/guardian';

/** Somebody of whom nothing is known before staff let them in. */
type AdultLetIn = 'ARRANGER' | 'GUARDIAN';

/**
 * As whom somebody is let in of whom nothing is on record: who arranges the funeral, once, or the guardian of the children who stay covered, who may
 * be somebody else by and by; null: they are on record.
 */
export function adultLetIn(claimant: Claimant): AdultLetIn | null {
  if (isGuardian(claimant)) return 'GUARDIAN';
  return claimant.arrangesFuneral === true && claimant.cellNumber === null ? 'ARRANGER' : null;
}

/** What they are called in the history of a claim. */
export const adultInWords: Record<AdultLetIn, string> = {
  ARRANGER: 'who arranges the funeral',
  GUARDIAN: 'guardian of the children',
};

/** Somebody in their place, as their ID has them: an adult. */
export function withAdult(
  as: AdultLetIn,
  place: Claimant,
  body: TrustedBodyOf<Endpoints['letIn']>,
  today: PlainDate,
): Outcome<Claimant> {
  const { Id_Number: idNumber, Date_Of_Birth: dateOfBirth, Cell_Number: cellNumber } = body;
  const adult = checkAdult(as, { idNumber, dateOfBirth }, today);
  if (!adult.success) {
    const field = idNumber === null && dateOfBirth !== null ? 'Date_Of_Birth' : 'Id_Number';
    return against(field, adult) ?? refusedFields([]);
  }
  const name = fullName(body);
  return done({ ...place, name, idNumber, dateOfBirth: adult.value, cellNumber, isSignedIn: false });
}
