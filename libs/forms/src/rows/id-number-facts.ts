import { checkIdNumber, type PlainDate } from '@portal/domain';

interface WithIdNumber {
  readonly Id_Type?: unknown;
  readonly Id_Number?: unknown;
}

/** Birth date and gender out of an ID number, for `fills`: a good number settles both (docs/domain/people.md#r1-7). */
export function idNumberFills(idNumber: unknown, _values: object, today: PlainDate) {
  const number = checkIdNumber(typeof idNumber === 'string' ? idNumber : '', today);
  return number.success ? { Date_Of_Birth: number.value.dateOfBirth, Gender: number.value.gender } : {};
}

/** Whether a good ID number has settled birth date and gender, for `locked`. */
export const idNumberIsKnown = ({ Id_Type = 'SA_ID', Id_Number }: WithIdNumber, today: PlainDate): boolean =>
  Id_Type === 'SA_ID' && checkIdNumber(typeof Id_Number === 'string' ? Id_Number : '', today).success;
