import { expect, it } from 'vitest';
import { products } from '../../catalogue';
import { type PolicyAtConfirmation } from './at-confirmation';
import { livesLeft } from './lives-left';
import { payLessAfterDeath } from './pay-less';
import { aChildBorn, aFamilyOn, aLifeBorn } from './testing/a-family-left';

const on = '2026-11-20';
const offer = (planName: string, deceasedId: string, more: Partial<PolicyAtConfirmation> = {}) => {
  const policy = aFamilyOn(planName, more);
  return payLessAfterDeath(policy, livesLeft(policy, { deceasedId, on }), products);
};
const oneChild = { Children: [aChildBorn('Lindiwe', '2015-02-10')] };

it('after a spouse died, children left: the Single Parent plan, at the age at which the policy began', () => {
  expect(offer('Silver Family Plan', 'sipho')).toMatchObject({
    plan: { Product_Name: 'Silver Single Parent Plan' },
    basePremium: 111,
    sentence: 'You could now pay less: see the Single Parent plan.',
  });
});

it.each<{ why: string; plan: string; died: string; more?: Partial<PolicyAtConfirmation>; gives: string }>([
  {
    why: 'spouse and children are gone',
    plan: 'Silver Family Plan',
    died: 'sipho',
    more: { Children: [] },
    gives: 'Silver Single Member Plan',
  },
  {
    why: 'the last child of a single parent died',
    plan: 'Gold Single Parent Plan',
    died: 'lindiwe',
    more: { ...oneChild, Spouse: null },
    gives: 'Gold Single Member Plan',
  },
])('when $why: the $gives', ({ plan, died, more, gives }) => {
  const less = offer(plan, died, more);
  expect(less?.plan.Product_Name).toBe(gives);
  expect(less?.sentence).toBe('You could now pay less: see the Single Member plan.');
});

it.each<{ why: string; plan: string; died: string; more?: Partial<PolicyAtConfirmation> }>([
  {
    why: 'the spouse is left, whom no cheaper plan takes',
    plan: 'Silver Family Plan',
    died: 'lindiwe',
    more: oneChild,
  },
  { why: 'another child is left', plan: 'Silver Single Parent Plan', died: 'lindiwe', more: { Spouse: null } },
  { why: 'the plan is no longer sold', plan: 'Heritage Family Plan 2012', died: 'sipho' },
  { why: 'a child died who leaves spouse and brother', plan: 'Silver Family Plan', died: 'lindiwe' },
])('nothing is offered when $why', ({ plan, died, more }) => {
  expect(offer(plan, died, more)).toBeNull();
});

it('nothing is offered that is not cheaper', () => {
  const policy = { ...aFamilyOn('Silver Family Plan'), Base_Premium: 111 };
  expect(payLessAfterDeath(policy, livesLeft(policy, { deceasedId: 'sipho', on }), products)).toBeNull();
});

it('nor a plan that has no premium for the main member', () => {
  const policy = aFamilyOn('Silver Family Plan', { MainMember: aLifeBorn('Thandi', '1946-01-01') });
  const left = livesLeft(policy, { deceasedId: 'sipho', on });
  const withoutOldest = products.map((plan) => ({
    ...plan,
    premiums: plan.premiums.filter(({ maxAge }) => maxAge < 70),
  }));
  expect(payLessAfterDeath(policy, left, withoutOldest)).toBeNull();
});
