import { expect, it } from 'vitest';
import { applicationPremium } from './application-premium';
import { extendedRates, products, supplementaryBenefits } from '../catalogue';

const planOf = (id: string) => products.find((plan) => plan.id === id)?.premiums ?? [];
const benefits = supplementaryBenefits.filter(({ id }) => id === 'sup-grocery' || id === 'sup-cashback');
const inception = '2026-12-01';

it('adds up the example of the rules: a family, a mother, grocery and cash-back', () => {
  const application = {
    premiums: planOf('prd-fa-020'),
    MainMember: { Date_Of_Birth: '1985-06-30' },
    benefits,
    ExtendedMembers: [{ Date_Of_Birth: '1958-09-12', Cover_Amount: 10_000 }],
  };
  expect(applicationPremium(application, extendedRates, inception)).toEqual({
    base: 119,
    extended: 87,
    supplementary: 30,
    monthly: 236,
  });
});

it.each([
  { why: 'the day before the next band', born: '1980-12-02', monthly: 71 },
  { why: 'the next band is reached on the first day', born: '1980-12-01', monthly: 93 },
  { why: 'too old on the first day', born: '1950-12-01', monthly: undefined },
])('counts ages on the day the policy begins: $why', ({ born, monthly }) => {
  const application = {
    premiums: planOf('prd-sm-020'),
    MainMember: { Date_Of_Birth: born },
    ExtendedMembers: [],
    benefits: [],
  };
  expect(applicationPremium(application, extendedRates, inception)?.monthly).toBe(monthly);
});
