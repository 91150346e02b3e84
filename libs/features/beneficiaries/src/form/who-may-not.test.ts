import { type Policy } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { whoMayNot } from './who-may-not';

const [mine, theirs, another] = ['1983-02-11', '1990-05-06', '1991-07-08'].map((born) => anIdNumber({ born }));
const nobody = { Id_Number: null, Passport_Number: null, Permit_Number: null };
const active = { ...nobody, Beneficiary_Status: 'ACTIVE' };
const tendai = { First_Name: 'Tendai', Surname: 'Moyo', Date_Of_Birth: '1990-05-05' } as const;
const passport = { Passport_Country: 'ZW', Passport_Number: 'FN123456' };
const policy = {
  MainMember: { ...nobody, Id_Number: mine },
  Beneficiaries: [
    { ...active, id: 'a', Id_Number: theirs },
    { ...active, ...tendai, ...passport, id: 'b' },
    { ...active, id: 'c', Id_Number: another, Beneficiary_Status: 'REMOVED' },
  ],
} as unknown as Policy;

const yourself = { field: 'Id_Number', message: 'You cannot nominate yourself' };
const twice = 'This person is already on the policy';

describe('who may not be nominated', () => {
  it.each([
    { person: { Id_Number: mine }, says: [yourself], why: 'the policyholder' },
    { person: { Id_Number: theirs }, says: [{ field: 'Id_Number', message: twice }], why: 'who is nominated' },
    {
      person: passport,
      says: [{ field: 'Passport_Number', message: twice }],
      why: 'who is nominated with a passport',
    },
    {
      person: { ...tendai, Id_Number: another },
      says: [{ field: 'Id_Number', message: twice }],
      why: 'who is nominated with a passport, now with an ID number',
    },
    {
      person: { ...tendai, First_Name: 'TENDAI' },
      says: [{ field: 'Surname', message: twice }],
      why: 'who is nominated with the same name and birthday, before a number is typed',
    },
  ])('$why', ({ person, says }) => {
    expect(whoMayNot(policy)({ ...nobody, ...person })).toEqual(says);
  });

  it.each([
    { person: { Id_Number: another }, why: 'who was removed' },
    { person: nobody, why: 'who has no number yet' },
    { person: { ...passport, Passport_Country: 'MZ' }, why: 'whose passport has the same number in another country' },
  ])('but $why', ({ person }) => {
    expect(whoMayNot(policy)({ ...nobody, ...person })).toEqual([]);
  });

  it('but the one who is being changed', () => {
    expect(whoMayNot(policy, 'a')({ ...nobody, Id_Number: theirs })).toEqual([]);
  });
});
