import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { type Schema } from '../endpoint';
import { readBody } from '../read-body';
import { goodBodies, today } from '../testing/bodies';
import { deceasedInput, reportDeathInput } from './death-report';
import { recordDeathReportInput } from './staff/death-report';

const born = '1961-05-08';
const idNumber = anIdNumber({ born });
const names = { First_Name: 'Sipho', Surname: 'Nkosi' };

/** The first sentence about each field of whoever died. */
function said(deceased: object): Record<string, string> {
  const read = readBody(deceasedInput(today), { Date_Of_Death: '2026-11-18', ...deceased });
  return read.success ? {} : Object.fromEntries(read.errors.map(({ field, message }) => [field, message]));
}

describe('who died is said by', () => {
  it.each<[string, object]>([
    ['an ID number', { Id_Number: idNumber }],
    ['a passport number', { Passport_Number: 'fn 123456' }],
    ['a policy number and names', { Policy_Number: '7000010012', ...names }],
    ['names and birth date', { ...names, Date_Of_Birth: born }],
    ['the ID number of somebody born a hundred years ago', { Id_Number: anIdNumber({ born: '1926-12-25' }) }],
  ])('%s', (_what, deceased) => {
    expect(said(deceased)).toEqual({});
  });

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { Id_Number: 'Enter the ID number' }],
    ['only spaces', { Id_Number: '  ' }, { Id_Number: 'Enter the ID number' }],
    [
      'a policy number alone',
      { Policy_Number: '7000010012' },
      { First_Name: 'Enter the first name', Surname: 'Enter the surname' },
    ],
    ['names alone', names, { Date_Of_Birth: 'Enter the date of birth' }],
    [
      'a surname',
      { Surname: 'Nkosi' },
      { First_Name: 'Enter the first name', Date_Of_Birth: 'Enter the date of birth' },
    ],
    ['twelve digits', { Id_Number: idNumber.slice(1) }, { Id_Number: 'ID number must be 13 digits' }],
    [
      'a short passport number',
      { Passport_Number: 'FN1' },
      { Passport_Number: 'Passport number must be 6 to 20 letters and numbers' },
    ],
    [
      'a policy number with a hyphen',
      { Policy_Number: '7000-1', ...names },
      { Policy_Number: 'Policy number must be 6 to 15 letters and numbers' },
    ],
    [
      'a name with a digit',
      { ...names, First_Name: 'S1pho', Date_Of_Birth: born },
      { First_Name: 'First name must only include letters, spaces, hyphens and apostrophes' },
    ],
    [
      'a birth date in the future',
      { ...names, Date_Of_Birth: '2026-11-21' },
      { Date_Of_Birth: 'Date of birth must be today or in the past' },
    ],
  ])('and not by %s', (_what, deceased, sentences) => {
    expect(said(deceased)).toEqual(sentences);
  });
});

it.each<[string | null, string | null]>([
  [null, 'Enter the date of death'],
  ['2026-11-31', 'Date of death must be a real date'],
  ['2026-11-21', 'The date of death cannot be in the future'],
  ['1961-05-07', 'The date of death is before the date of birth'],
  ['1961-05-08', null],
  ['2026-11-20', null],
])('somebody born on 8 May 1961 who died on %s: %s', (Date_Of_Death, sentence) => {
  const expected = sentence === null ? {} : { Date_Of_Death: sentence };
  expect(said({ Id_Number: idNumber, Date_Of_Death })).toEqual(expected);
  expect(said({ ...names, Date_Of_Birth: born, Date_Of_Death })).toEqual(expected);
});

const bodies: Record<'reportDeath' | 'recordDeathReport', Schema> = {
  reportDeath: reportDeathInput(today),
  recordDeathReport: recordDeathReportInput(today),
};

it.each<[keyof typeof bodies, object, string, string]>([
  ['reportDeath', { Is_True: false }, 'Is_True', 'Confirm that what you have told us is true as far as you know'],
  ['reportDeath', { otp: '' }, 'otp', 'Enter the one-time PIN'],
  ['reportDeath', { channel: 'PHONE' }, 'channel', 'Unknown field: channel'],
  ['recordDeathReport', { otp: '123456' }, 'otp', 'Unknown field: otp'],
  ['recordDeathReport', { channel: 'WEB' }, 'channel', 'Select how it was reported'],
])('%s with %j says of %s: %s', (name, change, field, message) => {
  const read = readBody(bodies[name], { ...goodBodies[name], ...change });
  expect(read).toMatchObject({ success: false, message, errors: [{ field, message }] });
});

it.each<[string, string]>([
  ['Cell_Number', 'Enter a South African cellphone number'],
  ['Relationship', 'Select your relationship to the person who died'],
  ['Preferred_Language', 'Select the language'],
])('a reporter without a usable %s reads: %s', (field, message) => {
  const { reporter } = goodBodies['reportDeath'] as { reporter: object };
  const body = { ...goodBodies['reportDeath'], reporter: { ...reporter, [field]: '0112345678' } };
  expect(readBody(bodies.reportDeath, body)).toMatchObject({ errors: [{ field: `reporter.${field}`, message }] });
});
