import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityKeys, type Identified, isSamePerson, nameKey, numberKey } from './same-person';
import { anIdNumber } from '../testing';

const [number = '', otherNumber = ''] = [1, 2].map((sequence) => anIdNumber({ born: '1990-05-05', sequence }));
const tendai: Identified = { First_Name: 'Tendai', Surname: 'Moyo', Date_Of_Birth: '1990-05-05' };
const passport = { Passport_Country: 'ZW', Passport_Number: 'FN123456' };
const permit = { Permit_Number: 'PTAZWE000123456' };

const cases: { why: string; one: Identified; other: Identified; is: boolean }[] = [
  {
    why: 'one ID number, other names',
    one: { Id_Number: number },
    other: { Id_Number: number, Surname: 'Ncube' },
    is: true,
  },
  { why: 'two ID numbers, one name', one: { Id_Number: number }, other: { Id_Number: otherNumber }, is: false },
  { why: 'one passport', one: passport, other: { ...passport, First_Name: 'T' }, is: true },
  {
    why: 'one passport, typed with spaces and small letters',
    one: passport,
    other: { ...passport, Passport_Number: 'fn 123456' },
    is: true,
  },
  {
    why: 'one passport number of two countries',
    one: passport,
    other: { ...passport, Passport_Country: 'MZ' },
    is: false,
  },
  { why: 'one permit', one: permit, other: { ...permit, First_Name: 'T' }, is: true },
  { why: 'two permits', one: permit, other: { Permit_Number: 'PTAZWE000123457' }, is: false },
  { why: 'a passport and an ID number, one name and birthday', one: passport, other: { Id_Number: number }, is: true },
  { why: 'a passport and a permit, one name and birthday', one: passport, other: permit, is: true },
  { why: 'no number, one name and birthday', one: {}, other: {}, is: true },
  { why: 'an ID number and none, one name and birthday', one: { Id_Number: number }, other: {}, is: true },
  { why: 'no number, another birthday', one: {}, other: { Date_Of_Birth: '1990-05-06' }, is: false },
  { why: 'no number, another first name', one: {}, other: { First_Name: 'Tatenda' }, is: false },
  { why: 'no number, the name in capitals', one: {}, other: { First_Name: 'TENDAI', Surname: ' moyo ' }, is: true },
  { why: 'no number, the name with accents', one: { Surname: 'Möyo' }, other: {}, is: true },
  { why: 'no number, a hyphen or a space', one: { Surname: 'Nkosi-Dube' }, other: { Surname: 'Nkosi Dube' }, is: true },
  { why: 'no number, an apostrophe', one: { Surname: 'O’Brien' }, other: { Surname: "O'Brien" }, is: true },
  { why: 'no number, no birthday', one: { Date_Of_Birth: null }, other: { Date_Of_Birth: null }, is: false },
];

describe('two records are about one person', () => {
  it.each(cases)('$why: $is', ({ one, other, is }) => {
    expect(isSamePerson({ ...tendai, ...one }, { ...tendai, ...other })).toBe(is);
    expect(isSamePerson({ ...tendai, ...other }, { ...tendai, ...one })).toBe(is);
  });

  it('only when they are found by the same key', () => {
    const text = fc.constantFrom(null, 'A', 'B', 'a b');
    const record = fc.record({
      Id_Number: text,
      Passport_Number: text,
      Passport_Country: text,
      Permit_Number: text,
      First_Name: text,
      Surname: text,
      Date_Of_Birth: fc.constantFrom(null, '1990-05-05'),
    });
    fc.assert(
      fc.property(record, record, (one, other) => {
        const isFound = identityKeys(one).some((key) => identityKeys(other).includes(key));
        // Somebody with two kinds of numbers is found by the first one, and by the name.
        const hasOneKind = [one, other].every(
          (each) => [each.Id_Number, each.Passport_Number, each.Permit_Number].filter(Boolean).length <= 1,
        );
        if (isSamePerson(one, other) && hasOneKind) expect(isFound).toBe(true);
      }),
    );
  });
});

it('a person is found by the number, and by names and birthday', () => {
  expect(numberKey({ ...tendai, ...passport })).toBe('PASSPORT:ZW:FN123456');
  expect(nameKey({ ...tendai, Surname: 'Van der Merwe' })).toBe('vandermerwetendai 1990-05-05');
  expect(identityKeys({ ...tendai, ...permit })).toEqual(['PERMIT:PTAZWE000123456', 'NAME:moyotendai 1990-05-05']);
  expect(numberKey(tendai)).toBeNull();
});
