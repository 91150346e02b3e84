import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFamily, policyOf, premiumByTheRules } from '../testing/a-policy';
import { premiumRows } from './premium-rows';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the lines of the premium', () => {
  it('of any family make its premium, line by line as the rules have it', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const policy = policyOf(family);
        const rules = premiumByTheRules(family);
        const [plan, ...others] = premiumRows(policy);
        const [relatives, benefits] = [others.slice(0, family.members.length), others.slice(family.members.length)];
        expect(sum([plan, ...others].map((row) => row?.amount ?? 0))).toBe(policy.Monthly_Premium);
        expect(policy.Monthly_Premium).toBe(rules.monthly);
        expect(plan?.amount).toBe(rules.base);
        expect(sum(relatives.map(({ amount }) => amount))).toBe(rules.extended);
        expect(sum(benefits.map(({ amount }) => amount))).toBe(rules.supplementary);
        expect(benefits).toHaveLength(family.benefitIds.length);
      }),
      { numRuns: 500 },
    );
  });

  it('name the plan with those in it, each relative and each benefit', () => {
    const [plan] = fc.sample(anyFamily, { numRuns: 1, seed: 1 }).map((family) => family.plan);
    if (!plan) throw new Error('No plan');
    const family = { plan, age: 41, members: [{ ageAtEntry: 68, cover: 10_000 }], benefitIds: ['sup-grocery'] };
    const policy = policyOf(family);
    const Children = [
      { First_Name: 'Lindiwe', Life_Status: 'ACTIVE' },
      { First_Name: 'Thabo', Life_Status: 'REMOVED' },
    ];
    expect(premiumRows({ ...policy, Children } as typeof policy)).toEqual([
      { id: 'plan', label: plan.Product_Name, includes: 'Thandi, Lindiwe', amount: policy.Base_Premium },
      { id: 'member-0', label: 'Grace Dlamini (aunt)', includes: '', amount: 87 },
      { id: 'sup-grocery', label: 'Grocery benefit', includes: '', amount: 18 },
    ]);
  });
});
