import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { isSamePerson, nominatedShare } from './nominated-share';

const [sipho, other] = ['1983-02-11', '1990-05-06'].map((born) => anIdNumber({ born }));
const nobodysNumbers = { Id_Number: null, Passport_Number: null, Permit_Number: null };
const person = { First_Name: 'Sipho', Surname: 'Nkosi', Date_Of_Birth: '1983-02-11', ...nobodysNumbers };

describe('one person on two records', () => {
  it.each([
    {
      why: 'the same ID number, whatever the name',
      one: { Id_Number: sipho },
      two: { Id_Number: sipho, Surname: 'N' },
      is: true,
    },
    { why: 'another ID number, the same name', one: { Id_Number: sipho }, two: { Id_Number: other }, is: false },
    { why: 'the same passport', one: { Passport_Number: 'FN1' }, two: { Passport_Number: 'FN1' }, is: true },
    {
      why: 'no number in common: name and day of birth',
      one: { Id_Number: sipho },
      two: { First_Name: 'SIPHO' },
      is: true,
    },
    { why: 'no number: another day of birth', one: {}, two: { Date_Of_Birth: '1983-02-12' }, is: false },
  ])('$why: $is', ({ one, two, is }) => {
    expect(isSamePerson({ ...person, ...one } as typeof person, { ...person, ...two } as typeof person)).toBe(is);
  });
});

describe('the nomination of somebody covered', () => {
  const nomination = { ...person, Benefit_Share: 70, Beneficiary_Status: 'ACTIVE' };
  const policyWith = (beneficiary: object) =>
    ({ Beneficiaries: [beneficiary] }) as Parameters<typeof nominatedShare>[1];

  it('is its share', () => {
    expect(nominatedShare(person, policyWith(nomination))).toBe(70);
  });

  it('is none for a nomination that was removed, or is of somebody else', () => {
    expect(nominatedShare(person, policyWith({ ...nomination, Beneficiary_Status: 'REMOVED' }))).toBeNull();
    expect(nominatedShare(person, policyWith({ ...nomination, Surname: 'Dube' }))).toBeNull();
  });
});
