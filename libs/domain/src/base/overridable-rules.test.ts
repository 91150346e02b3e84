import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthdayOf } from '../people/age';
import { childCoverEnd, childCoverEnds } from '../lives/child-cover';
import {
  checkBeneficiaryAge,
  checkChildAge,
  checkExtendedMemberAge,
  checkMainMemberAge,
  checkProofOfStudy,
  checkSpouseAge,
} from '../lives/entry-age';
import { checkIdNumberAgainst } from '../people/id-number';
import { isOverridable, touchesRule } from './overridable-rules';
import { addDays, firstOfNextMonth, type PlainDate } from './plain-date';
import { type Result } from './result';
import { anIdNumber } from '../testing';

const today = '2026-11-20';
const turned = (age: number) => birthdayOf(today, -age);
const codeOf = (result: Result<unknown>) => (result.success ? null : result.code);
const mayBeOverridden = (result: Result<unknown>) => !result.success && isOverridable(result.code);
/** From the 21st birthday to the 27th. */
const birth = fc.integer({ min: 7_670, max: 9_862 }).map((days) => addDays(today, -days));

describe('a refusal', () => {
  it.each([
    { why: 'a birth date that the ID number contradicts', result: mismatch(), code: 'ID_DOB_MISMATCH' },
    { why: 'a spouse of 17', result: checkSpouseAge(turned(17), today), code: 'AGE_LIMIT' },
    { why: 'a spouse of 14', result: checkSpouseAge(turned(14), today), code: 'AGE_LIMIT' },
    { why: 'a spouse of 76', result: checkSpouseAge(turned(76), today), code: 'AGE_LIMIT' },
    { why: 'a beneficiary of 17', result: checkBeneficiaryAge(turned(17), today), code: 'AGE_LIMIT' },
    { why: 'a newborn beneficiary', result: checkBeneficiaryAge(today, today), code: 'AGE_LIMIT' },
    { why: 'a child of 22', result: checkChildAge(turned(22), today), code: 'AGE_LIMIT' },
    { why: 'a child of 25', result: checkChildAge(addDays(turned(26), 12), today), code: 'AGE_LIMIT' },
    { why: 'a student of 22 without proof', result: checkProofOfStudy(turned(22), today), code: 'AGE_LIMIT' },
  ])('of $why may be overridden', ({ result, code }) => {
    expect(codeOf(result)).toBe(code);
    expect(mayBeOverridden(result)).toBe(true);
  });

  it.each([
    { why: 'a policyholder of 17', result: checkMainMemberAge(turned(17), today) },
    { why: 'a policyholder of 76', result: checkMainMemberAge(turned(76), today) },
    { why: 'a spouse of 13, whose cover the law limits', result: checkSpouseAge(addDays(turned(14), 1), today) },
    { why: 'an extended member of 85, for whom there is no rate', result: checkExtendedMemberAge(turned(85), today) },
    { why: 'a child of 26', result: checkChildAge(turned(26), today) },
    { why: 'a student of 26', result: checkChildAge(turned(26), today, { isStudent: true }) },
    { why: 'a child who turns 26 before cover starts', result: checkChildAge(addDays(turned(26), 11), today) },
    { why: 'a student of 21 without proof', result: checkProofOfStudy(addDays(turned(22), 1), today) },
  ])('of $why stands', ({ result }) => {
    expect(result.success).toBe(false);
    expect(mayBeOverridden(result)).toBe(false);
  });
});

function mismatch() {
  return checkIdNumberAgainst('1990-01-16', anIdNumber({ born: '1990-01-15' }), today);
}

describe('a child whose age limit is overridden', () => {
  it('is covered for some time, whenever they were born', () => {
    fc.assert(
      fc.property(birth, (born: PlainDate) => {
        fc.pre(mayBeOverridden(checkChildAge(born, today)));
        const ends = childCoverEnd(born, { isAgeOverridden: true });
        expect(ends).toBe(birthdayOf(born, childCoverEnds.student));
        expect(ends && ends > firstOfNextMonth(today)).toBe(true);
      }),
    );
  });

  it('never loses what a student or a disabled child has', () => {
    expect(childCoverEnd('2003-05-10', { isAgeOverridden: true, isStudent: true })).toBe('2029-05-10');
    expect(childCoverEnd('2003-05-10', { isAgeOverridden: true, isDisabled: true })).toBeNull();
  });
});

describe('a rule is asked again', () => {
  const before = { Id_Type: 'SA_ID', Id_Number: '1', Date_Of_Birth: '2003-05-10', Is_Student: false, Surname: 'Nkosi' };
  it.each([
    { after: {}, of: [] },
    { after: { Surname: 'Dube', Proof_Of_Study_Until: null }, of: [] },
    { after: { Id_Number: '2' }, of: ['ID_DOB_MISMATCH'] },
    { after: { Id_Type: 'PASSPORT' }, of: ['ID_DOB_MISMATCH'] },
    { after: { Date_Of_Birth: '2003-05-11' }, of: ['ID_DOB_MISMATCH', 'AGE_LIMIT'] },
    { after: { Is_Student: true }, of: ['AGE_LIMIT'] },
    { after: { Proof_Of_Study_Until: '2027-03-31' }, of: ['AGE_LIMIT'] },
  ])('of a change to $after: $of', ({ after, of }) => {
    const asked = (['ID_DOB_MISMATCH', 'AGE_LIMIT'] as const).filter((rule) =>
      touchesRule(rule, before, { ...before, ...after }),
    );
    expect(asked).toEqual(of);
  });
});

it('other refusals stand', () => {
  expect(isOverridable('ID_CHECKSUM')).toBe(false);
  expect(isOverridable('toString')).toBe(false);
  expect(isOverridable(undefined)).toBe(false);
});
