import { describe, expect, it } from 'vitest';
import { birthdayOf } from '../people/age';
import {
  checkBeneficiaryAge,
  checkChildAge,
  checkExtendedMemberAge,
  checkMainMemberAge,
  checkSpouseAge,
} from './entry-age';
import { addDays } from '../base/plain-date';
import { fail, ok } from '../base/result';

const today = '2026-11-20';
/** Born so that this age was reached today, or will be tomorrow. */
const turned = (age: number) => birthdayOf(today, -age);
const turnsTomorrow = (age: number) => addDays(turned(age), 1);

it.each([
  { who: 'the main member', check: checkMainMemberAge, age: 18, message: 'You must be 18 or older' },
  { who: 'the spouse', check: checkSpouseAge, age: 18, message: 'The spouse must be 18 or older' },
  {
    who: 'a beneficiary',
    check: checkBeneficiaryAge,
    age: 18,
    message: 'A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580.',
  },
])('$who is at least $age', ({ check, age, message }) => {
  expect(check(turned(age), today)).toEqual(ok(age));
  expect(check(turnsTomorrow(age), today)).toMatchObject(fail(message));
});

it.each([
  { who: 'the main member', check: checkMainMemberAge, age: 75, message: 'The maximum entry age is 75' },
  { who: 'the spouse', check: checkSpouseAge, age: 75, message: 'The maximum entry age for a spouse is 75' },
  {
    who: 'an extended member',
    check: checkExtendedMemberAge,
    age: 84,
    message: 'Members of 85 or older cannot be added',
  },
])('$who is at most $age', ({ check, age, message }) => {
  expect(check(turnsTomorrow(age + 1), today)).toEqual(ok(age));
  expect(check(turned(age + 1), today)).toMatchObject(fail(message));
});

describe('a child', () => {
  const past22 = fail('Children of 22 or older can be covered only while studying full time or if disabled');
  const past26 = fail('Children of 26 or older can be covered only if disabled');
  it.each([
    { born: turnsTomorrow(22), circumstances: {}, gives: ok(21) },
    { born: turned(22), circumstances: {}, gives: past22 },
    { born: turned(22), circumstances: { isStudent: true }, gives: ok(22) },
    { born: turnsTomorrow(26), circumstances: { isStudent: true }, gives: ok(25) },
    { born: turned(26), circumstances: { isStudent: true }, gives: past26 },
    { born: turned(26), circumstances: {}, gives: past26 },
    { born: turned(40), circumstances: { isDisabled: true }, gives: ok(40) },
  ])('born $born with $circumstances: $gives.success', ({ born, circumstances, gives }) => {
    expect(checkChildAge(born, today, circumstances)).toMatchObject(gives);
  });
});
