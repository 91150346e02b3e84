import { type Policy } from '@portal/contract';
import { anIdNumber } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { whoMayNot } from './who-may-not';

const [mine, theirs, another] = ['1983-02-11', '1990-05-06', '1991-07-08'].map((born) => anIdNumber({ born }));
const nobody = { Id_Number: null, Passport_Number: null, Permit_Number: null };
const active = { ...nobody, Beneficiary_Status: 'ACTIVE' };
const policy = {
  MainMember: { ...nobody, Id_Number: mine },
  Beneficiaries: [
    { ...active, id: 'a', Id_Number: theirs },
    { ...active, id: 'b', Passport_Number: 'FN123456' },
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
      person: { Passport_Number: 'FN123456' },
      says: [{ field: 'Passport_Number', message: twice }],
      why: 'who is nominated with a passport',
    },
  ])('$why', ({ person, says }) => {
    expect(whoMayNot(policy)({ ...nobody, ...person })).toEqual(says);
  });

  it.each([
    { person: { Id_Number: another }, why: 'who was removed' },
    { person: nobody, why: 'who has no number yet' },
  ])('but $why', ({ person }) => {
    expect(whoMayNot(policy)({ ...nobody, ...person })).toEqual([]);
  });

  it('but the one who is being changed', () => {
    expect(whoMayNot(policy, 'a')({ ...nobody, Id_Number: theirs })).toEqual([]);
  });
});
