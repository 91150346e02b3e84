import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../data/id-number-vectors.json';
import { ageOn } from './age';
import { checkIdNumber, idNumberMatchesBirthDate, maskIdNumber, maskPassport } from './id-number';
import { luhnCheckDigit, luhnValid } from '../base/luhn';
import { addDays, isPlainDate } from '../base/plain-date';
import { todayInJohannesburg } from '../base/south-african-time';
import { formatTypedDate } from '../base/written-dates';
import { ok } from '../base/result';
import { anIdNumber } from '../testing';
import { manyRuns } from '../testing/runs';

const { today } = vectors;

it.each(vectors.valid)('$number is valid: $note', (vector) => {
  const { dateOfBirth, gender, citizenship } = vector;
  expect(checkIdNumber(vector.number, today)).toEqual(ok({ dateOfBirth, gender, citizenship }));
  expect(ageOn(dateOfBirth, today)).toBe(vector.ageOn20261120);
});

const sentences: Record<string, string> = {
  ID_REQUIRED: 'Enter the ID number',
  ID_FORMAT: 'ID number must be 13 digits',
  ID_DATE: 'Check the birth date in the ID number (first 6 digits)',
  ID_FUTURE: 'Check the birth date in the ID number (first 6 digits)',
  ID_CITIZENSHIP: 'Check the 11th digit of the ID number',
  ID_CHECKSUM: 'One digit of the ID number is wrong',
};

it.each(vectors.invalid)('"$input" is refused with $code: $why', ({ input, code }) => {
  const message = sentences[code];
  expect(checkIdNumber(input, today)).toEqual({ success: false, message, code });
});

it.each(vectors.dateOfBirthMatch)('$date against $idNumber: $result', ({ date, idNumber, result }) => {
  const expected = { match: true, mismatch: false, null: null }[result];
  expect(idNumberMatchesBirthDate(date, idNumber, today)).toBe(expected);
});

it('does not compare a date that is not typed to its end', () => {
  expect(idNumberMatchesBirthDate('', '900115', today)).toBeNull();
  expect(idNumberMatchesBirthDate('15/01/19', '900115', today)).toBeNull();
});

it('does not match letters', () => {
  expect(idNumberMatchesBirthDate('15/01/1990', 'abcdef', today)).toBe(false);
});

it.each([...'0123456789'])('reads the gender from the seventh digit, %s', (seventh) => {
  const digits = `900115${seventh}99008`;
  const gender = ['0', '1', '2', '3', '4'].includes(seventh) ? 'FEMALE' : 'MALE';
  expect(checkIdNumber(digits + luhnCheckDigit(digits), today)).toMatchObject({ value: { gender } });
});

it('shows the last digits only', () => {
  const idNumber = anIdNumber({ born: '1990-01-15' });
  expect(maskIdNumber(idNumber)).toBe('*********0088');
  expect(maskIdNumber('1234')).toBe('****');
  expect(maskPassport('A1234567')).toBe('*****567');
  expect(maskPassport('567')).toBe('***');
});

const builtNumber = fc.record({
  born: fc.integer({ min: 0, max: 36_000 }).map((days) => addDays(today, -days)),
  gender: fc.constantFrom('FEMALE', 'MALE'),
  citizenship: fc.constantFrom('SA_CITIZEN', 'PERMANENT_RESIDENT', 'REFUGEE'),
  sequence: fc.integer({ min: 0, max: 9 }),
});

describe('for every number that can be built', () => {
  it('what was put in is read out', () => {
    fc.assert(
      fc.property(builtNumber, ({ born, gender, citizenship, sequence }) => {
        expect(checkIdNumber(anIdNumber({ born, gender, citizenship, sequence }), today)).toEqual(
          ok({ dateOfBirth: born, gender, citizenship }),
        );
      }),
      manyRuns,
    );
  });

  it('one wrong digit is found', () => {
    const place = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(builtNumber, place, fc.integer({ min: 1, max: 9 }), (holder, at, more) => {
        const right = anIdNumber(holder);
        const wrong = right.slice(0, at) + ((Number(right[at]) + more) % 10) + right.slice(at + 1);
        expect(checkIdNumber(wrong, today).success).toBe(false);
        expect(luhnValid(wrong)).toBe(false);
      }),
      manyRuns,
    );
  });
});

describe('for every text', () => {
  it('a check ends in a reading or a sentence, and only 13 digits are read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{13}$/)), (text) => {
        const result = checkIdNumber(text, today);
        if (!result.success) {
          expect(result.message).not.toBe('');
          return;
        }
        expect(text).toMatch(/^\d{13}$/);
        expect(isPlainDate(result.value.dateOfBirth) && result.value.dateOfBirth <= today).toBe(true);
      }),
      manyRuns,
    );
  });
});

describe('the century of a birth date', () => {
  /** The hour around New Year in South Africa, where UTC and the calendar on the wall disagree. */
  const instants = fc
    .record({ year: fc.integer({ min: 2000, max: 2098 }), minutes: fc.integer({ min: -180, max: 180 }) })
    .map(({ year, minutes }) => new Date(Date.UTC(year, 11, 31, 22, 0) + minutes * 60_000));

  it('turns on the South African calendar year', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 99 }), (now, yy) => {
        const wallYear = new Date(now.getTime() + 7_200_000).getUTCFullYear();
        const year = (yy > wallYear - 2000 ? 1900 : 2000) + yy;
        const idNumber = `${String(yy).padStart(2, '0')}0315`;
        const on = todayInJohannesburg(now);
        expect(idNumberMatchesBirthDate(`15/03/${year}`, idNumber, on)).toBe(true);
        expect(idNumberMatchesBirthDate(`15-03-${year}`, idNumber, on)).toBe(true);
        expect(idNumberMatchesBirthDate(`15/03/${year === 1900 + yy ? year + 100 : year - 100}`, idNumber, on)).toBe(
          false,
        );
      }),
      manyRuns,
    );
  });

  it('is the new one at 22:30 UTC on 31 December', () => {
    const before = todayInJohannesburg(new Date('2026-12-31T21:30:00Z'));
    const after = todayInJohannesburg(new Date('2026-12-31T22:30:00Z'));
    expect(idNumberMatchesBirthDate('01/01/1927', '270101', before)).toBe(true);
    expect(idNumberMatchesBirthDate('01/01/2027', '270101', after)).toBe(true);
  });

  it('matches the born and nobody born on another day', () => {
    fc.assert(
      fc.property(builtNumber, fc.integer({ min: -400, max: 400 }), (holder, days) => {
        const other = formatTypedDate(addDays(holder.born, days));
        expect(idNumberMatchesBirthDate(other, anIdNumber(holder), today)).toBe(days === 0);
      }),
      manyRuns,
    );
  });
});
