import { type PlainDate } from '../../base/plain-date';

/** The guardian of children, as staff saw them when they let them in. */
interface GuardianSeen {
  /** Null: they have no South African ID number. */
  idNumber: string | null;
  dateOfBirth: PlainDate | null;
}

interface GuardianSaid {
  Id_Number: string | null;
  Date_Of_Birth: PlainDate;
}

/**
 * What a guardian says of themselves that is not what staff saw: the ID number, or, where they have none, the date of birth. By the field.
 * Source: docs/domain/claims.md#c8-3.
 */
export function checkGuardianSaid({ idNumber, dateOfBirth }: GuardianSeen, said: GuardianSaid) {
  if (idNumber !== null) {
    return said.Id_Number === idNumber
      ? []
      : [{ field: 'Id_Number', message: 'This is not the ID number that you showed us' }];
  }
  return said.Date_Of_Birth === dateOfBirth
    ? []
    : [{ field: 'Date_Of_Birth', message: 'This is not the date of birth that you showed us' }];
}
