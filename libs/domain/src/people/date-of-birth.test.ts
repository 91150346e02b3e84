import { expect, it } from 'vitest';
import { checkDateOfBirth } from './date-of-birth';
import { fail, ok } from '../base/result';

it.each([
  { typed: '15/01/1990', gives: ok('1990-01-15') },
  { typed: '20/11/2026', gives: ok('2026-11-20') },
  { typed: '20/11/1906', gives: ok('1906-11-20') },
  { typed: ' ', gives: fail('Enter the date of birth') },
  { typed: '31/02/1990', gives: fail('Date of birth must be a real date') },
  { typed: '19/11/1906', gives: fail('Date of birth must be a real date') },
  { typed: '21/11/2026', gives: fail('Date of birth must be today or in the past') },
])('"$typed"', ({ typed, gives }) => {
  expect(checkDateOfBirth(typed, '2026-11-20')).toEqual(gives);
});
