import { ageOn, checkIdNumber } from '@portal/domain';
import { expect, it } from 'vitest';
import { aCellNumber, anEmailAddress, aPerson, namesOf } from './a-person';

it.each(['2026-11-20', '2028-02-29', '2027-03-01', '2026-12-31'])(
  'is as old as told on %s, ID number and all',
  (today) => {
    for (let age = 0; age < 85; age += 1) {
      const person = aPerson(today, { name: `Sipho Nkosi ${age}`, age, gender: 'MALE' });
      expect(ageOn(person.Date_Of_Birth, today)).toBe(age);
      expect(checkIdNumber(person.Id_Number, today)).toMatchObject({
        value: { dateOfBirth: person.Date_Of_Birth, gender: 'MALE' },
      });
    }
  },
);

it('has a first name, and a surname of any number of words', () => {
  expect(namesOf('Pieter van der Merwe')).toEqual({ First_Name: 'Pieter', Surname: 'van der Merwe' });
});

it('can be reached where nobody is', () => {
  expect(aCellNumber('Thandi Nkosi')).toMatch(/^27820000\d{3}$/);
  expect(anEmailAddress("Zoë D'Oliveira-Nkosi")).toBe('zoe.doliveirankosi@example.com');
});
