import { describe, expect, it } from 'vitest';
import { nominatedShare } from './nominated-share';

const nobodysNumbers = { Id_Number: null, Passport_Number: null, Permit_Number: null };
const person = { First_Name: 'Sipho', Surname: 'Nkosi', Date_Of_Birth: '1983-02-11', ...nobodysNumbers };

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
