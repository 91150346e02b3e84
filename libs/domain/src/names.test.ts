import { expect, it } from 'vitest';
import { checkName, fullName, initialsOf } from './names';
import { fail, ok } from './result';

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
  { typed: '', gives: fail('Surname is required') },
  { typed: 'A', gives: fail('Surname must be at least 2 characters') },
  { typed: 'A'.repeat(51), gives: fail('Surname may not be longer than 50 characters') },
  { typed: 'R2D2', gives: fail('Surname may contain only letters, spaces, hyphens and apostrophes') },
  { typed: '-Anne', gives: fail('Surname may contain only letters, spaces, hyphens and apostrophes') },
])('a surname "$typed"', ({ typed, gives }) => {
  expect(checkName('Surname', typed)).toEqual(gives);
});
