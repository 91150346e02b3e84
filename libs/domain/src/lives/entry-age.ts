import { ages } from '../base/ages';
import { providerPhone } from '../people/provider-contact';
import { ageOn } from '../people/age';
import { childCoverEnds, type ChildCircumstances } from './child-cover';
import { limits, minorLimit } from '../base/limits';
import { type OverridableRule } from '../base/overridable-rules';
import { type PlainDate } from '../base/plain-date';
import { changeEffectiveDate } from '../policy/policy-dates';
import { fail, ok, type Result } from '../base/result';

/** Completed years at entry, both ends allowed. Source: docs/domain/lives.md#r4-5 and #r4-6. */
export const entryAges = {
  mainMember: { youngest: ages.adult, oldest: 75 },
  spouse: { youngest: ages.adult, oldest: 75 },
  extendedMember: { youngest: 0, oldest: 84 },
  beneficiary: { youngest: ages.adult, oldest: null },
} as const;

/** The code of a refusal that may be overridden (`overridableRules`). */
const overridable: OverridableRule = 'AGE_LIMIT';

/** Each gives the age at entry, or the sentence that refuses it. */
export function checkMainMemberAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  if (age < entryAges.mainMember.youngest) return fail(`You must be ${entryAges.mainMember.youngest} or older`);
  if (age > entryAges.mainMember.oldest) return fail(`The maximum entry age is ${entryAges.mainMember.oldest}`);
  return ok(age);
}

export function checkSpouseAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  if (age < entryAges.spouse.youngest) {
    const isLimitedByLaw = minorLimit(age) < limits.MAX_BENEFIT_PER_LIFE;
    return fail(`The spouse must be ${entryAges.spouse.youngest} or older`, isLimitedByLaw ? undefined : overridable);
  }
  if (age > entryAges.spouse.oldest)
    return fail(`The maximum entry age for a spouse is ${entryAges.spouse.oldest}`, overridable);
  return ok(age);
}

export function checkChildAge(
  birth: PlainDate,
  on: PlainDate,
  { isStudent = false, isDisabled = false }: ChildCircumstances = {},
): Result<number> {
  const age = ageOn(birth, on);
  if (age < childCoverEnds.usual || isDisabled) return ok(age);
  if (age >= childCoverEnds.student)
    return fail(`Children of ${childCoverEnds.student} or older can be covered only if disabled`);
  return isStudent
    ? ok(age)
    : fail(
        `Children of ${childCoverEnds.usual} or older can be covered only while studying full time or if disabled`,
        limitOfChild(birth, on),
      );
}

/** Refuses a student whose studies nobody has proved. */
export const checkProofOfStudy = (birth: PlainDate | undefined, on: PlainDate, isProved = false): Result<true> =>
  isProved ? ok(true) : fail('Add the proof of study', birth && limitOfChild(birth, on));

/** A child past the usual limit may be accepted by an override as long as even a student's cover would not end before it starts. */
const limitOfChild = (birth: PlainDate, on: PlainDate): OverridableRule | undefined =>
  ageOn(birth, on) >= childCoverEnds.usual && ageOn(birth, changeEffectiveDate(on)) < childCoverEnds.student
    ? overridable
    : undefined;

export function checkExtendedMemberAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  return age > entryAges.extendedMember.oldest
    ? fail(`Members of ${entryAges.extendedMember.oldest + 1} or older cannot be added`)
    : ok(age);
}

export function checkBeneficiaryAge(birth: PlainDate, on: PlainDate): Result<number> {
  const age = ageOn(birth, on);
  return age < entryAges.beneficiary.youngest
    ? fail(
        `A beneficiary must be ${entryAges.beneficiary.youngest} years or older. ` +
          `To nominate a trust or guardian for a child, call ${providerPhone}.`,
        overridable,
      )
    : ok(age);
}
