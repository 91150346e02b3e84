import { type Policy, type Product, type SupplementaryBenefit } from '@portal/contract';
import { ageOn, extendedCoverAmounts, plainDate } from '@portal/domain';
import { extendedRates, products, supplementaryBenefits } from '@portal/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { applicationOf } from '../application/application';
import { type Situation } from '../application/situation';
import { runningPremium } from './running-premium';

const today = '2026-11-20';
const inception = '2026-12-01';

/** The same numbers every time: a small generator of its own. */
function dice(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { between, some: <One>(all: readonly One[]) => all.filter(() => next() < 0.4), next };
}

function aFamily(seed: number) {
  const { between, some } = dice(seed);
  const born = (youngest: number, oldest: number) =>
    plainDate(2026 - between(youngest, oldest), between(1, 12), between(1, 28));
  const plan = products[between(0, products.length - 1)] as (typeof products)[number];
  const MainMember = { Date_Of_Birth: born(20, 73) };
  const ExtendedMembers = Array.from({ length: between(0, 10) }, () => {
    const Date_Of_Birth = born(1, 82);
    const most = ageOn(Date_Of_Birth, inception) >= 75 ? 4 : 5;
    return { Date_Of_Birth, Cover_Amount: extendedCoverAmounts[between(0, most)] as number };
  });
  return { plan, MainMember, ExtendedMembers, chosen: some(supplementaryBenefits) };
}

const inBand = <Band extends { minAge: number; maxAge: number }>(bands: readonly Band[], age: number) =>
  bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge) as Band;

/** docs/domain/plans.md#r5-5, written out: base + rates + fixed prices + a tenth of the base, at least R6. */
function byTheRules({ plan, MainMember, ExtendedMembers, chosen }: ReturnType<typeof aFamily>): number {
  let sum = inBand(plan.premiums, ageOn(MainMember.Date_Of_Birth, inception)).monthlyPremium;
  const base = sum;
  for (const { Date_Of_Birth, Cover_Amount } of ExtendedMembers) {
    sum += inBand(extendedRates, ageOn(Date_Of_Birth, inception)).rates[Cover_Amount] as number;
  }
  for (const benefit of chosen) {
    sum += benefit.pricingType === 'FIXED' ? benefit.price : Math.max(6, Math.round(base * 0.1));
  }
  return sum;
}

const situationOf = (MainMember: object): Situation => ({
  policy: { MainMember } as Policy,
  own: [],
  products: products as unknown as Product[],
  benefits: supplementaryBenefits as unknown as SupplementaryBenefit[],
  banks: [],
  today,
});

const applying = ({ plan, ExtendedMembers, chosen }: ReturnType<typeof aFamily>) =>
  applicationOf({
    plan: { productId: plan.id },
    ExtendedMembers,
    benefits: { benefitIds: chosen.map(({ id }) => id) },
  });

describe('the running premium', () => {
  it('is the formula of the rules, for four hundred families', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const family = aFamily(seed);
      const premium = runningPremium(applying(family), situationOf(family.MainMember), extendedRates);
      expect({ seed, monthly: premium?.monthly }).toEqual({ seed, monthly: byTheRules(family) });
    }
  });

  it('waits for a plan, and for the rates once somebody needs them', () => {
    const family = { ...aFamily(7), ExtendedMembers: [{ Date_Of_Birth: '1960-01-01', Cover_Amount: 10_000 }] };
    expect(runningPremium(applicationOf(undefined), situationOf(family.MainMember), extendedRates)).toBeNull();
    expect(runningPremium(applying(family), situationOf(family.MainMember), undefined)).toBeNull();
  });

  it('counts a relative once birth date and cover are known', () => {
    const family = { ...aFamily(7), ExtendedMembers: [{ Date_Of_Birth: '1960-01-01', Cover_Amount: null as never }] };
    expect(runningPremium(applying(family), situationOf(family.MainMember), undefined)?.extended).toBe(0);
  });
});
