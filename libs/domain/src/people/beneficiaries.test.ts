import { describe, expect, it } from 'vitest';
import { activeBeneficiaries, isActiveBeneficiary, primaryBeneficiary } from './beneficiaries';

describe('who is paid', () => {
  it.each([
    { Beneficiary_Status: 'ACTIVE', isPaid: true, why: 'nominated' },
    { Beneficiary_Status: 'PENDING', isPaid: false, why: 'the nomination waits' },
    { Beneficiary_Status: 'REMOVED', isPaid: false, why: 'the nomination was withdrawn' },
  ] as const)('$why: $isPaid', ({ Beneficiary_Status, isPaid }) => {
    expect(isActiveBeneficiary({ Beneficiary_Status })).toBe(isPaid);
    expect(activeBeneficiaries({ Beneficiaries: [{ Beneficiary_Status }] })).toHaveLength(isPaid ? 1 : 0);
  });
});

const person = (name: string, Benefit_Share: number, Beneficiary_Status: 'ACTIVE' | 'REMOVED' = 'ACTIVE') => {
  return { name, Benefit_Share, Beneficiary_Status };
};

describe('the primary beneficiary', () => {
  it.each([
    { Beneficiaries: [person('Ann', 40), person('Ben', 60)], primary: 'Ben', why: 'has the largest share' },
    { Beneficiaries: [person('Ann', 50), person('Ben', 50)], primary: 'Ann', why: 'is the first of equals' },
    { Beneficiaries: [person('Ann', 100, 'REMOVED'), person('Ben', 100)], primary: 'Ben', why: 'is paid' },
    { Beneficiaries: [], primary: undefined, why: 'is nobody where the estate is paid' },
  ])('$why', ({ Beneficiaries, primary }) => {
    expect(primaryBeneficiary({ Beneficiaries })?.name).toBe(primary);
  });
});
