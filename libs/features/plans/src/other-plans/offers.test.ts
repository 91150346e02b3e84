import { type Product } from '@portal/contract';
import { products } from '@portal/domain/catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allBenefits, anyFamily, policyOf, premiumByTheRules } from '../testing/a-policy';
import { comparisonRows } from './comparison-rows';
import { availableOf, offersOf, ownOffer } from './offers';
import { firstCompared } from './use-comparison';

const plans = products.map((plan, sortOrder) => ({ ...plan, sortOrder })) as unknown as Product[];

describe('the offers', () => {
  it('for any family cost what that family would pay there by the rules, and their own plan what they pay', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const policy = policyOf(family);
        for (const { plan, premium, isMine, difference } of offersOf(policy, plans, allBenefits)) {
          const there = products.find(({ id }) => id === plan.id) ?? family.plan;
          expect(premium).toBe(premiumByTheRules({ ...family, plan: there }).monthly);
          expect(difference).toBe((premium ?? 0) - policy.Monthly_Premium);
          expect(isMine).toBe(plan.id === family.plan.id);
          if (isMine) expect(premium).toBe(policy.Monthly_Premium);
        }
      }),
      { numRuns: 200 },
    );
  });

  const family = { plan: products[6] ?? products[0]!, age: 41, members: [], benefitIds: [] };

  it('without relatives and benefits are all available', () => {
    expect(availableOf(offersOf(policyOf(family), plans, allBenefits))).toHaveLength(plans.length);
  });

  it('say why a plan is not', () => {
    const members = [{ ageAtEntry: 50, cover: 30_000 }];
    const refused = offersOf(policyOf({ ...family, members }), plans, allBenefits).filter(({ whyNot }) => whyNot);
    expect(new Set(refused.map(({ plan }) => plan.levelOfCover))).toEqual(new Set([10_000, 20_000]));
    expect(refused[0]?.whyNot).toMatch(/Lower the cover of Grace first\.$/);
  });
});

describe('side by side', () => {
  const policy = policyOf({ plan: products[11]!, age: 41, members: [], benefitIds: [] });
  const own = ownOffer(policy);
  const others = offersOf(policy, plans, allBenefits).filter(({ isMine }) => !isMine);
  const named = (id: string) => others.filter(({ plan }) => plan.id === id);

  it('begins with the next larger plan of the same kind', () => {
    expect(own.plan.id).toBe('prd-fa-020');
    expect(firstCompared(own, others)?.plan.id).toBe('prd-fa-030');
    expect(firstCompared(named('prd-fa-075')[0] ?? own, [own, ...named('prd-sm-010')])?.plan.id).toBe('prd-fa-020');
  });

  it('says of every detail whether the plans differ in it', () => {
    const rows = comparisonRows([own, ...named('prd-sm-020')]);
    const row = (label: string) => rows.find((one) => one.label === label);
    expect(row('Main member')).toEqual({
      label: 'Main member',
      values: ['R\u00a020\u00a0000', 'R\u00a020\u00a0000'],
      differs: false,
    });
    expect(row('Spouse')?.values).toEqual(['R\u00a020\u00a0000', 'Not covered']);
    expect(row('Difference a month')?.values).toEqual(['-', '-R\u00a048']);
    expect(row('Children 0-11')).toBeUndefined();
  });
});
