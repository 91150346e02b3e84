import { luhnValid } from '../base/luhn';
import { maskAllButLast } from '../base/mask';
import { type OverridableRule } from '../base/overridable-rules';
import { isPlainDate, yearOf, type PlainDate } from '../base/plain-date';
import { fail, ok, type Result } from '../base/result';
import { formatTypedDate } from '../base/written-dates';

export type IdNumberGender = 'FEMALE' | 'MALE';
export type Citizenship = 'SA_CITIZEN' | 'PERMANENT_RESIDENT' | 'REFUGEE';

/** What a South African ID number says about its holder. */
export interface IdNumberParts {
  dateOfBirth: PlainDate;
  /** Prefills the form; never a reason to refuse, a person's gender may lawfully differ from an old number. */
  gender: IdNumberGender;
  citizenship: Citizenship;
}

const citizenships: Record<string, Citizenship> = { '0': 'SA_CITIZEN', '1': 'PERMANENT_RESIDENT', '2': 'REFUGEE' };

/** Four digits for two: greater than the current two-digit year is 19xx, otherwise 20xx. Source: docs/specification.md#s5. */
const fullYear = (twoDigits: string, today: PlainDate): string =>
  (Number(twoDigits) > yearOf(today) % 100 ? '19' : '20') + twoDigits;

/** Which part of a number cannot be right. */
const wrongPart = {
  birthDate: 'Check the birth date in the ID number (first 6 digits)',
  citizenship: 'Check the 11th digit of the ID number',
  checkDigit: 'One digit of the ID number is wrong',
};

/**
 * Reads a South African ID number: 13 digits, spaces removed by the field before the call.
 *
 * - Codes, first failure only: ID_REQUIRED, ID_FORMAT, ID_DATE, ID_FUTURE, ID_CITIZENSHIP, ID_CHECKSUM. The sentence says
 *   where to look.
 * - The twelfth digit may be anything. The check proves nothing about the person existing.
 * - Source: docs/domain/people.md#r1-3, sentences docs/domain/records.md#r9-1.
 */
export function checkIdNumber(idNumber: string, today: PlainDate): Result<IdNumberParts> {
  if (idNumber === '') return fail('Enter the ID number', 'ID_REQUIRED');
  if (!/^\d{13}$/.test(idNumber)) return fail('ID number must be 13 digits', 'ID_FORMAT');

  const dateOfBirth = `${fullYear(idNumber.slice(0, 2), today)}-${idNumber.slice(2, 4)}-${idNumber.slice(4, 6)}`;
  if (!isPlainDate(dateOfBirth)) return fail(wrongPart.birthDate, 'ID_DATE');
  if (dateOfBirth > today) return fail(wrongPart.birthDate, 'ID_FUTURE');

  const citizenship = citizenships[idNumber.charAt(10)];
  if (citizenship === undefined) return fail(wrongPart.citizenship, 'ID_CITIZENSHIP');
  if (!luhnValid(idNumber)) return fail(wrongPart.checkDigit, 'ID_CHECKSUM');

  return ok({ dateOfBirth, gender: idNumber.charAt(6) < '5' ? 'FEMALE' : 'MALE', citizenship });
}

/**
 * Compares a date typed day first, with dashes or slashes, with the first six characters of an ID number.
 *
 * - Null means not enough characters of either to compare: show no error.
 * - The wire form `1990-01-15` does not match; put it through `formatTypedDate` first.
 * - Source: docs/specification.md#s5; vectors in docs/domain/people.md#r1-6.
 */
export function idNumberMatchesBirthDate(dayFirst: string, idNumber: string, today: PlainDate): boolean | null {
  const date = dayFirst.replace(/[/-]/g, '');
  if (idNumber.length < 6 || date.length < 8) return null;
  const bornByIdNumber = idNumber.slice(4, 6) + idNumber.slice(2, 4) + fullYear(idNumber.slice(0, 2), today);
  return date === bornByIdNumber;
}

/** Refuses a birth date that an ID number contradicts. Two that cannot be compared contradict nothing. */
export const checkIdNumberAgainst = (birth: PlainDate, idNumber: string, today: PlainDate): Result<true> =>
  idNumberMatchesBirthDate(formatTypedDate(birth), idNumber, today) === false
    ? fail('ID number does not match the date of birth', 'ID_DOB_MISMATCH' satisfies OverridableRule)
    : ok(true);

/** The sentence for a person who is already a life of the same kind on the policy, code ID_DUPLICATE. */
export const alreadyOnPolicy = 'This person is already on the policy';

/** `*********0088`: the last four digits, as an ID number stands on screen. */
export const maskIdNumber = (idNumber: string): string => maskAllButLast(idNumber, 4);

/** The last three characters of a passport or permit number, as it stands on screen. */
export const maskPassport = (passportNumber: string): string => maskAllButLast(passportNumber, 3);
