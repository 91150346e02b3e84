import { describe, expect, it } from 'vitest';
import { codesOf } from '../code-lists/code-list';
import { countries } from '../code-lists/countries';
import {
  checkBirthCertificate,
  checkPassportCountry,
  checkPassportExpiry,
  checkPassportNumber,
  checkPermitExpiry,
  checkPermitNumber,
  idOutstandingDate,
} from './identity-document';
import { addDays } from '../base/plain-date';
import { fail, ok } from '../base/result';

const today = '2026-11-20';

describe('a passport number', () => {
  it.each([
    { typed: 'a1234567', gives: ok('A1234567') },
    { typed: ' ab 123456 ', gives: ok('AB123456') },
    { typed: 'A'.repeat(20), gives: ok('A'.repeat(20)) },
    { typed: 'A'.repeat(21), gives: fail('Passport number must be 6 to 20 letters and numbers') },
    { typed: 'A1234', gives: fail('Passport number must be 6 to 20 letters and numbers') },
    { typed: 'A-123456', gives: fail('Passport number must be 6 to 20 letters and numbers') },
    { typed: ' ', gives: fail('Enter the passport number') },
  ])('"$typed"', ({ typed, gives }) => {
    expect(checkPassportNumber(typed)).toEqual(gives);
  });
});

it.each([
  { code: 'ZW', gives: ok('ZW') },
  { code: 'ZA', gives: fail('South Africans must use an ID number') },
  { code: 'XX', gives: fail('Select the country that issued the passport') },
  { code: null, gives: fail('Select the country that issued the passport') },
])('a passport from $code', ({ code, gives }) => {
  expect(checkPassportCountry(code, codesOf(countries))).toEqual(gives);
});

it('takes documents on the day they expire and not a day later', () => {
  expect(checkPassportExpiry(today, today)).toEqual(ok(today));
  expect(checkPassportExpiry('2026-11-19', today)).toEqual(fail('Passport has expired'));
  expect(checkPermitExpiry('2026-11-19', today)).toEqual(fail('Permit has expired'));
  expect(checkPassportExpiry(null, today)).toEqual(fail('Enter the passport expiry date'));
});

it.each([
  { typed: 'ptarsa123456789', gives: ok('PTARSA123456789') },
  { typed: 'ABC123456789012', gives: ok('ABC123456789012') },
  { typed: 'AB123456789', gives: fail('Permit number must be 3 to 6 letters and then 9 to 12 numbers') },
  { typed: 'ABC12345678', gives: fail('Permit number must be 3 to 6 letters and then 9 to 12 numbers') },
  { typed: '', gives: fail('Enter the permit number') },
])('a permit number "$typed"', ({ typed, gives }) => {
  expect(checkPermitNumber(typed)).toEqual(gives);
});

it('covers a newborn on a birth certificate for 90 days', () => {
  expect(idOutstandingDate('2026-11-20')).toBe('2027-02-18');
  expect(checkBirthCertificate(addDays(today, -90), today)).toEqual(ok(today));
  expect(checkBirthCertificate(addDays(today, -91), today)).toEqual(
    fail('An ID number is required for children older than 90 days', 'ID_REQUIRED'),
  );
});
