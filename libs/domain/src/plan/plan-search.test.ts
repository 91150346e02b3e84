import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products, supplementaryBenefits } from '../catalogue';
import { leastPremium, type PlanOffer, plansForCover, plansForPremium, premiumOnPlan } from './plan-search';

const nothingElse = { inceptionAge: 41, extendedPremiums: [], benefits: [] };
const offersFor = (holder: Parameters<typeof premiumOnPlan>[1]) =>
  products.map((plan) => ({ plan, premium: premiumOnPlan(plan, holder) }));
const offers = offersFor(nothingElse);
const found = (plans: readonly PlanOffer[]) => plans.map(({ plan, premium }) => [plan.Product_Name, premium]);
const benefit = (id: string) => supplementaryBenefits.filter((one) => one.id === id);

describe('the premium on a plan', () => {
  const silverFamily = products.filter(({ id }) => id === 'prd-fa-020');

  it.each([
    { why: 'the plan alone', holder: nothingElse, gives: 119 },
    { why: 'older when the policy began', holder: { ...nothingElse, inceptionAge: 46 }, gives: 159 },
    { why: 'with a mother', holder: { ...nothingElse, extendedPremiums: [87] }, gives: 206 },
    {
      why: 'with a mother, grocery and a tenth of the base premium back',
      holder: {
        inceptionAge: 41,
        extendedPremiums: [87],
        benefits: [...benefit('sup-grocery'), ...benefit('sup-cashback')],
      },
      gives: 236,
    },
    { why: 'too old for the plan', holder: { ...nothingElse, inceptionAge: 76 }, gives: null },
  ])('$why: $gives', ({ holder, gives }) => {
    expect(silverFamily.map((plan) => premiumOnPlan(plan, holder))).toEqual([gives]);
  });
});

describe('what I can get for R150', () => {
  it('is the most cover of each kind', () => {
    expect(found(plansForPremium(offers, 150))).toEqual([
      ['Platinum Single Member Plan', 145],
      ['Gold Single Parent Plan', 120],
      ['Silver Family Plan', 119],
    ]);
  });

  it('is nothing below the least premium, which is known', () => {
    expect(plansForPremium(offers, 46)).toEqual([]);
    expect(leastPremium(offers)).toBe(47);
    expect(found(plansForPremium(offers, 47))).toEqual([['Bronze Single Member Plan', 47]]);
  });

  it('counts the members and benefits that stay', () => {
    expect(found(plansForPremium(offersFor({ ...nothingElse, extendedPremiums: [87] }), 150))).toEqual([
      ['Bronze Single Member Plan', 134],
      ['Bronze Single Parent Plan', 143],
    ]);
  });
});

describe('what R30 000 of cover costs', () => {
  it('is the cheapest of each kind', () => {
    expect(found(plansForCover(offers, 30_000))).toEqual([
      ['Gold Single Member Plan', 96],
      ['Gold Single Parent Plan', 120],
      ['Gold Family Plan', 166],
    ]);
  });

  it('is the next larger plan for an amount in between, and nothing above the largest', () => {
    expect(found(plansForCover(offers, 30_001))[0]).toEqual(['Platinum Single Member Plan', 145]);
    expect(plansForCover(offers, 75_001)).toEqual([]);
  });
});

it('has no offer where no plan has a premium', () => {
  const tooOld = offersFor({ ...nothingElse, inceptionAge: 90 });
  expect(plansForCover(tooOld, 10_000)).toEqual([]);
  expect(plansForPremium(tooOld, 10_000)).toEqual([]);
  expect(leastPremium(tooOld)).toBeNull();
});

it('the two ways to look agree: the plan found for a cover is found again for its premium', () => {
  fc.assert(
    fc.property(fc.integer({ min: 18, max: 75 }), fc.integer({ min: 1, max: 75_000 }), (inceptionAge, cover) => {
      const mine = offersFor({ ...nothingElse, inceptionAge });
      for (const { plan, premium } of plansForCover(mine, cover)) {
        expect(plan.levelOfCover).toBeGreaterThanOrEqual(cover);
        expect(plansForPremium(mine, premium).map((offer) => offer.plan.id)).toContain(plan.id);
      }
    }),
    { numRuns: 300 },
  );
});
