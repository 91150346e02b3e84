import { type FieldError } from '@portal/contract';
import { identityField } from '@portal/contract/application';
import { customerKey } from '@portal/service-store';
import { type Applicant, type Application } from '../application';

const ownPolicyOnly = 'You can take out a policy for yourself only';
const birthOnRecord = 'Your date of birth is not the one that we have on record. Correct your personal details first.';
const cellOnRecord =
  'This is not the cellphone number that we have on record. Change it in your personal details first.';

/**
 * A customer applies in person, as we know them. Another number would get the PINs of the new policy, and with them
 * everything of the customer: a new number is proved with two PINs, and not here (docs/domain/changes.md#r7-2).
 */
export function checkApplicant({ MainMember }: Application, { key, policies }: Applicant): FieldError[] {
  if (key !== null && customerKey(MainMember) !== key) {
    return [{ field: identityField({ field: 'MainMember', person: MainMember }), message: ownPolicyOnly }];
  }
  if (policies.length === 0) return [];
  const onRecord = policies.map((policy) => policy.MainMember);
  return [
    ...(onRecord.some(({ Date_Of_Birth }) => Date_Of_Birth === MainMember.Date_Of_Birth)
      ? []
      : [{ field: 'MainMember.Date_Of_Birth', message: birthOnRecord }]),
    ...(onRecord.some(({ Cell_Number }) => Cell_Number === MainMember.Cell_Number)
      ? []
      : [{ field: 'MainMember.Cell_Number', message: cellOnRecord }]),
  ];
}
