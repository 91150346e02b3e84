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
  const { Id_Number: idNumber, Cell_Number: cellNumber } = body;
  if (idNumber === null) return refusedFields([{ field: 'Id_Number', message: 'Enter the ID number' }]);
  const adult = checkArranger(idNumber, today);
  if (!adult.success) return against('Id_Number', adult) ?? refusedFields([]);
  const name = fullName(body);
  return done({ ...awaited, name, idNumber, dateOfBirth: adult.value, cellNumber, isSignedIn: false });
}
