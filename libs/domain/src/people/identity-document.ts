import { addDays, isPlainDate, type PlainDate } from '../base/plain-date';
import { fail, ok, type Result } from '../base/result';

/** A newborn may be covered on a birth certificate for so many days. */
export const birthCertificateDays = 90;

/** A date that the calendar does not have. */
export const expiryNotReal = 'Expiry date must be a real date';

const capitals = (typed: string) => typed.replace(/\s/g, '').toUpperCase();

/** 6 to 20 letters and digits, upper-cased. The South African format is not enforced. Source: docs/domain/people.md#r1-7. */
export function checkPassportNumber(typed: string): Result<string> {
  const number = capitals(typed);
  if (number === '') return fail('Enter the passport number');
  if (!/^[A-Z0-9]{6,20}$/.test(number)) return fail('Passport number must be 6 to 20 letters and numbers');
  return ok(number);
}

/** ISO 3166 alpha-2 of the country that issued a passport; South Africans are refused. */
export function checkPassportCountry(code: string | null, issuers: readonly string[]): Result<string> {
  if (code === 'ZA') return fail('South Africans must use an ID number');
  if (code === null || !issuers.includes(code)) return fail('Select the country that issued the passport');
  return ok(code);
}

const checkExpiry = (document: string, expiry: PlainDate | null, today: PlainDate): Result<PlainDate> => {
  if (!isPlainDate(expiry))
    return fail(expiry === null ? `Enter the ${document.toLowerCase()} expiry date` : expiryNotReal);
  return expiry >= today ? ok(expiry) : fail(`${document} has expired`);
};

/** A passport is good up to and including the day it expires. */
export const checkPassportExpiry = (expiry: PlainDate | null, today: PlainDate): Result<PlainDate> =>
  checkExpiry('Passport', expiry, today);

/** Number of an asylum seeker's or refugee's permit: 3 to 6 letters, then 9 to 12 digits. */
export function checkPermitNumber(typed: string): Result<string> {
  const number = capitals(typed);
  if (number === '') return fail('Enter the permit number');
  return /^[A-Z]{3,6}[0-9]{9,12}$/.test(number)
    ? ok(number)
    : fail('Permit number must be 3 to 6 letters and then 9 to 12 numbers');
}

/** A permit is good up to and including the day it expires. */
export const checkPermitExpiry = (expiry: PlainDate | null, today: PlainDate): Result<PlainDate> =>
  checkExpiry('Permit', expiry, today);

/** The last day on which a newborn may be covered without an ID number: `Id_Outstanding_Date`. */
export const idOutstandingDate = (birth: PlainDate): PlainDate => addDays(birth, birthCertificateDays);

/** Gives the day by which the ID number must follow; refuses a child older than that. */
export function checkBirthCertificate(birth: PlainDate, today: PlainDate): Result<PlainDate> {
  const outstanding = idOutstandingDate(birth);
  return today <= outstanding
    ? ok(outstanding)
    : fail(`An ID number is required for children older than ${birthCertificateDays} days`, 'ID_REQUIRED');
}
