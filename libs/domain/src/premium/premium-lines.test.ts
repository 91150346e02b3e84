import { expect, it } from 'vitest';
import { premiumLines } from './premium-lines';

const policy = {
  Base_Premium: 119,
  ExtendedMembers: [
    { id: 'grace', Life_Status: 'ACTIVE', Monthly_Premium: 87 },
    { id: 'peter', Life_Status: 'DECEASED', Monthly_Premium: 44 },
    { id: 'anna', Life_Status: 'REMOVED', Monthly_Premium: 28 },
  ],
  SupplementaryBenefits: [
    { id: 'sup-grocery', status: 'ACTIVE', price: 18 },
    { id: 'sup-cashback', status: 'ACTIVE', price: 12 },
    { id: 'sup-waiver', status: 'REMOVED', price: 9 },
  ],
};

it('the example of the rules: plan, a mother, grocery and cash-back make R236', () => {
  const lines = premiumLines(policy);
  expect(lines).toEqual([
    { kind: 'plan', id: '', amount: 119 },
    { kind: 'extended-member', id: 'grace', amount: 87 },
    { kind: 'benefit', id: 'sup-grocery', amount: 18 },
    { kind: 'benefit', id: 'sup-cashback', amount: 12 },
  ]);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(236);
});

it('a plan alone is one line', () => {
  expect(premiumLines({ ...policy, ExtendedMembers: [], SupplementaryBenefits: [] })).toHaveLength(1);
});
