import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn, birthdayOf } from './age';
import { addDays } from '../base/plain-date';

it.each([
  { birth: '1990-01-15', on: '2026-11-20', age: 36, why: 'after the birthday' },
  { birth: '1985-11-21', on: '2026-11-20', age: 40, why: 'the day before the birthday' },
  { birth: '2005-11-20', on: '2026-11-20', age: 21, why: 'on the birthday' },
  { birth: '2026-11-20', on: '2026-11-20', age: 0, why: 'born today' },
  { birth: '2004-02-29', on: '2026-02-28', age: 21, why: 'born on 29 February: not yet on the 28th' },
  { birth: '2004-02-29', on: '2026-03-01', age: 22, why: 'born on 29 February: on 1 March' },
  { birth: '2004-02-29', on: '2028-02-29', age: 24, why: 'born on 29 February: on the day in a leap year' },
  { birth: '2026-12-31', on: '2026-11-20', age: -1, why: 'not yet born' },
])('$why: $birth is $age on $on', ({ birth, on, age }) => {
  expect(ageOn(birth, on)).toBe(age);
});

it.each([
  { birth: '2004-05-10', age: 22, day: '2026-05-10' },
  { birth: '2004-02-29', age: 22, day: '2026-03-01' },
  { birth: '2004-02-29', age: 24, day: '2028-02-29' },
])('who was born on $birth turns $age on $day', ({ birth, age, day }) => {
  expect(birthdayOf(birth, age)).toBe(day);
});

it('gives an age from its birthday on and not a day earlier', () => {
  const births = fc.integer({ min: -40_000, max: 0 }).map((days) => addDays('2026-11-20', days));
  fc.assert(
    fc.property(births, fc.integer({ min: 0, max: 110 }), (birth, age) => {
      const birthday = birthdayOf(birth, age);
      expect(ageOn(birth, birthday)).toBe(age);
      expect(ageOn(birth, addDays(birthday, -1))).toBe(age - 1);
    }),
  );
});
