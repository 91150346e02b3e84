import { ageOn } from './age';
import { type ChildCircumstances } from './child-cover';
import { type PlainDate } from './plain-date';
import { fail, ok, type Result } from './result';

/** Completed years at entry, both ends allowed. Source: domain rules 4.5 and 4.6. */
export const entryAges = {
  mainMember: { youngest: 18, oldest: 75 },
  spouse: { youngest: 18, oldest: 75 },
  extendedMember: { youngest: 0, oldest: 84 },
  beneficiary: { youngest: 18, oldest: null },
} as const;

/** Each gives the age at entry, or the sentence that refuses it. */
export function checkMainMemberAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  if (age < entryAges.mainMember.youngest) return fail('You must be 18 or older');
  if (age > entryAges.mainMember.oldest) return fail('The maximum entry age is 75');
  return ok(age);
}

export function checkSpouseAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  if (age < entryAges.spouse.youngest) return fail('The spouse must be 18 or older');
  if (age > entryAges.spouse.oldest) return fail('The maximum entry age for a spouse is 75');
  return ok(age);
}

export function checkChildAge(
  birth: PlainDate,
  on: PlainDate,
  { isStudent = false, isDisabled = false }: ChildCircumstances = {},
): Result<number> {
  const age = ageOn(birth, on);
  if (age < 22 || isDisabled) return ok(age);
  if (age >= 26) return fail('Children of 26 or older can be covered only if disabled');
  return isStudent
    ? ok(age)
    : fail('Children of 22 or older can be covered only while studying full time or if disabled');
}

export function checkExtendedMemberAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  return age > entryAges.extendedMember.oldest ? fail('Members of 85 or older cannot be added') : ok(age);
}

export function checkBeneficiaryAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  return age < entryAges.beneficiary.youngest
    ? fail('A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580.')
    : ok(age);
}
