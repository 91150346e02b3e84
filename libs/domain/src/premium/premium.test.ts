import { expect, it } from 'vitest';
import { checkBenefitCap, mainMemberCover } from '../plan/benefit-cap';
import { extendedRates, legacyProducts, products, supplementaryBenefits } from '../catalogue';
import { basePremium, extendedRate, monthlyPremium, premiumParts, supplementaryPrice } from './premium';
import { fail, ok } from '../base/result';

const bandsOf = (id: string) => [...products, ...legacyProducts].find((product) => product.id === id)?.premiums ?? [];
const benefits = (...ids: string[]) => supplementaryBenefits.filter(({ id }) => ids.includes(id));

it('adds up the published example to R236', () => {
  const premium = monthlyPremium({
    bands: bandsOf('prd-fa-020'),
    inceptionAge: 41,
    extendedRates,
    extendedMembers: [{ ageAtEntry: 68, cover: 10_000 }],
    benefits: benefits('sup-grocery', 'sup-cashback'),
  });
  expect(premium).toEqual({ base: 119, extended: 87, supplementary: 30, monthly: 236 });
});

it.each([
  { id: 'prd-fa-020', age: 45, premium: 119 },
  { id: 'prd-fa-020', age: 46, premium: 159 },
  { id: 'prd-fa-020', age: 75, premium: 305 },
  { id: 'prd-fa-020', age: 76, premium: null },
  { id: 'prd-fa-020', age: 17, premium: null },
  { id: 'leg-sm-2009', age: 90, premium: 39 },
])('$id costs R$premium at $age', ({ id, age, premium }) => {
  expect(basePremium(bandsOf(id), age)).toBe(premium);
});

it.each([
  { age: 0, cover: 5000, rate: 5 },
  { age: 17, cover: 50_000, rate: 45 },
  { age: 18, cover: 50_000, rate: 132 },
  { age: 84, cover: 30_000, rate: 602 },
  { age: 84, cover: 50_000, rate: null },
  { age: 85, cover: 5000, rate: null },
  { age: 40, cover: 7000, rate: null },
])('an extended member of $age with R$cover costs R$rate', ({ age, cover, rate }) => {
  expect(extendedRate(extendedRates, age, cover)).toBe(rate);
});

it.each([
  { base: 47, price: 6, why: 'the least price' },
  { base: 64, price: 6, why: '6.4 is rounded down' },
  { base: 65, price: 7, why: '6.5 is rounded up' },
  { base: 994, price: 99, why: 'a tenth' },
])('cash-back beside R$base costs R$price: $why', ({ base, price }) => {
  const [cashBack] = benefits('sup-cashback');
  expect(cashBack && supplementaryPrice(cashBack, base)).toBe(price);
});

it('has no premium where a rate is missing', () => {
  const input = { bands: bandsOf('prd-fa-020'), inceptionAge: 41, extendedRates, extendedMembers: [], benefits: [] };
  expect(monthlyPremium({ ...input, inceptionAge: 80 })).toBeNull();
  expect(monthlyPremium({ ...input, extendedMembers: [{ ageAtEntry: 80, cover: 50_000 }] })).toBeNull();
  expect(monthlyPremium(input)).toEqual(premiumParts(119, [], []));
});

it('counts money riders on the main member alone towards the legal maximum', () => {
  expect(mainMemberCover(0, supplementaryBenefits)).toBe(6000 + 500 + 10_000 + 2500 + 8500 + 20_000);
  expect(checkBenefitCap(75_000, benefits('sup-accidental'))).toEqual(ok(95_000));
  expect(checkBenefitCap(74_000, benefits('sup-accidental', 'sup-grocery'))).toEqual(ok(100_000));
  expect(checkBenefitCap(75_000, benefits('sup-accidental', 'sup-grocery'))).toEqual(
    fail(
      'This benefit would take the cover on your life above the legal maximum of R\u00a0100\u00a0000',
      'CAP_REACHED',
    ),
  );
});
