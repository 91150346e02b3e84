import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import { checkArranger, fullName, type PlainDate } from '@portal/domain';
import { against, done, type Outcome, refusedFields } from '@portal/service-change-pipeline';
import { type Claimant } from '@portal/service-store';

/** Whether nobody was let in yet as who arranges the funeral. */
export const isAwaitedArranger = ({ arrangesFuneral, cellNumber }: Claimant): boolean =>
  arrangesFuneral === true && cellNumber === null;

/** Who arranges the funeral, as their ID has them: an adult, of whom nothing was known before. */
export function withArranger(
  awaited: Claimant,
  body: TrustedBodyOf<Endpoints['letIn']>,
  today: PlainDate,
): Outcome<Claimant> {
  const { Id_Number: idNumber, Date_Of_Birth: dateOfBirth, Cell_Number: cellNumber } = body;
  const adult = checkArranger({ idNumber, dateOfBirth }, today);
  if (!adult.success) {
    const field = idNumber === null && dateOfBirth !== null ? 'Date_Of_Birth' : 'Id_Number';
    return against(field, adult) ?? refusedFields([]);
  }
  const name = fullName(body);
  return done({ ...awaited, name, idNumber, dateOfBirth: adult.value, cellNumber, isSignedIn: false });
}
