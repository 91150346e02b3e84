import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PremiumPayer } from '../payments/premium-position';
import { unusableInPart, unusableTerm, unusableValue } from './usable-record';

const life = { Cover_Amount: 10_000, Cover_Start_Date: '2024-03-01' };
const policy = {
  Monthly_Premium: 236,
  Base_Premium: 119,
  Premium_Credit: 0,
  Arrears_Amount: 0,
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2026-11-30',
  Grace_End_Date: null,
  Lapse_Date: null,
  MainMember: life,
  Spouse: null,
  Children: [life],
  ExtendedMembers: [{ ...life, Monthly_Premium: 87 }],
  SupplementaryBenefits: [{ price: 18 }],
};

it('finds nothing in a policy that can be used', () => {
  expect(unusableValue(policy)).toBeNull();
  expect(unusableValue({ ...policy, Children: [], ServicingConsultant: null })).toBeNull();
});

describe('a value that cannot be used is named by its place', () => {
  it.each([
    { more: { Monthly_Premium: NaN }, place: 'Monthly_Premium' },
    { more: { Monthly_Premium: null }, place: 'Monthly_Premium' },
    { more: { Monthly_Premium: undefined }, place: 'Monthly_Premium' },
    { more: { Monthly_Premium: '236' }, place: 'Monthly_Premium' },
    { more: { Monthly_Premium: -1 }, place: 'Monthly_Premium' },
    { more: { Premium_Credit: Infinity }, place: 'Premium_Credit' },
    { more: { Inception_Date: '2024-02-30' }, place: 'Inception_Date' },
    { more: { Paid_To_Date: 'NaN-NaN-NaN' }, place: 'Paid_To_Date' },
    { more: { MainMember: { ...life, Cover_Amount: NaN } }, place: 'MainMember.Cover_Amount' },
    { more: { Children: [life, { ...life, Cover_Start_Date: '' }] }, place: 'Children.1.Cover_Start_Date' },
    { more: { ExtendedMembers: [life] }, place: 'ExtendedMembers.0.Monthly_Premium' },
    { more: { SupplementaryBenefits: [{}] }, place: 'SupplementaryBenefits.0.price' },
    { more: { Anything: { deep: [{ at: NaN }] } }, place: 'Anything.deep.0.at' },
    { more: { Numbers: [1, NaN] }, place: 'Numbers.1' },
  ])('$place: $more', ({ more, place }) => {
    expect(unusableValue({ ...policy, ...more })).toBe(place);
  });

  it('also when the field is not there at all', () => {
    const { Monthly_Premium: _, ...without } = policy;
    expect(unusableValue(without)).toBe('Monthly_Premium');
  });
});

it('asks of one life what it asks of it in a policy', () => {
  expect(unusableInPart('ExtendedMembers', life)).toBe('Monthly_Premium');
  expect(unusableInPart('ExtendedMembers', { ...life, Monthly_Premium: 87 })).toBeNull();
});

it('finds any one number that is not finite, wherever it is put', () => {
  const places = ['Base_Premium', 'Monthly_Premium', 'Premium_Credit', 'Arrears_Amount'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.constantFrom(NaN, Infinity, -Infinity), (place, value) => {
      expect(unusableValue({ ...policy, [place]: value })).toBe(place);
    }),
  );
});

it('finds the term that premiums cannot be worked out with', () => {
  const payer = { ...policy, Policy_Status: 'ACTIVE', PaymentMethod: { Debit_Day: 1 } } as unknown as PremiumPayer;
  expect(unusableTerm(payer)).toBeNull();
  expect(unusableTerm({ ...payer, Grace_End_Date: 'soon' })).toBe('Grace_End_Date');
  expect(unusableTerm({ ...payer, Monthly_Premium: NaN })).toBe('Monthly_Premium');
});
