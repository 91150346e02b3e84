import { describe, expect, it } from 'vitest';
import { premiumWith } from './premium-with';

const offers = [
  { cover: 5000, premium: 44, policyPremium: 455, quoteId: 'q5' },
  { cover: 10_000, premium: 87, policyPremium: 498, quoteId: null },
];
const priced = { policyPremium: 498, ownCover: 20_000 };
const member = {
  id: 'grace',
  Cover_Start_Date: '2020-03-01',
  Cover_Amount: 10_000,
  Monthly_Premium: 87,
  Date_Of_Birth: '1958-03-04',
};

describe('the premium with a body', () => {
  it('is that of the policy with the chosen amount', () => {
    expect(
      premiumWith({ offers, priced: { ...priced, policyPremium: 411, member: null } }, { Cover_Amount: 5000 }),
    ).toEqual({ before: 411, after: 455 });
  });

  it('stays when the cover stays', () => {
    expect(premiumWith({ offers, priced: { ...priced, member } }, { Surname: 'Dlamini' })).toBeNull();
  });

  it('changes with the same cover when the birth date is another one', () => {
    const older = [{ cover: 10_000, premium: 202, policyPremium: 613, quoteId: 'q' }];
    expect(premiumWith({ offers: older, priced: { ...priced, member } }, { Date_Of_Birth: '1949-01-01' })).toEqual({
      before: 498,
      after: 613,
    });
  });
});
