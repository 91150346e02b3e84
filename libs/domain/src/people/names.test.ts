import { expect, it } from 'vitest';
import { checkName, fullName, initialsOf } from './names';
import { fail, ok } from '../base/result';

it('takes initials from first name and surname', () => {
  expect(initialsOf('Thandi', 'Nkosi')).toBe('TN');
  expect(initialsOf(' élodie ', 'van Wyk')).toBe('ÉV');
  expect(initialsOf('', 'Nkosi')).toBe('N');
});

it('names a person in full', () => {
  expect(fullName({ First_Name: 'Thandi', Surname: 'Nkosi' })).toBe('Thandi Nkosi');
});

it.each([
  { typed: "Ng'ang'a", gives: ok("Ng'ang'a") },
  { typed: 'Anne-Marie', gives: ok('Anne-Marie') },
  { typed: '', gives: fail('Enter the surname') },
  { typed: 'A', gives: fail('Surname must be 2 characters or more') },
  { typed: 'A'.repeat(51), gives: fail('Surname must be 50 characters or less') },
  { typed: 'R2D2', gives: fail('Surname must only include letters, spaces, hyphens and apostrophes') },
  { typed: '-Anne', gives: fail('Surname must only include letters, spaces, hyphens and apostrophes') },
])('a surname "$typed"', ({ typed, gives }) => {
  expect(checkName('Surname', typed)).toEqual(gives);
});
