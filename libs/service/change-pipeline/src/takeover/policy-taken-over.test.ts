import { completePolicy, type SeedPolicy, type Takeover } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { aFamily } from '../testing/a-family';
import { continuing, policyTakenOver, withCreditOfTakeover } from './policy-taken-over';

const [died, on] = ['2026-09-20', '2026-11-20'];

/** A family of eight on a plan of R50 000 whose mother has died. */
const family = (more: Partial<SeedPolicy> = {}) => {
  const policy = completePolicy({ ...aFamily, ...more }, new Date('2026-11-20T08:00:00Z'));
  return { ...policy, MainMember: { ...policy.MainMember, Life_Status: 'DECEASED' as const } };
};
type Family = ReturnType<typeof family>;

const takeover = (successorId: string): Takeover => ({
  died,
  successorId,
  cellNumber: '27829990001',
  contact: {
    Email_Address: null,
    Marital_Status: 'WIDOWED',
    Preferred_Language: 'ENGLISH',
    PhysicalAddress: family().MainMember.PhysicalAddress,
  },
  Beneficiaries: [],
  Payment_Method: 'PAYAT',
  BankingDetails: null,
});
const taken = (policy: Family) => {
  const life = continuing(policy, { died, on, guardianBirth: null })?.life;
  if (!life) throw new Error('Nobody may take it over');
  const after = policyTakenOver(policy, takeover(life.id), on);
  if (!after) throw new Error('It was not taken over');
  return { life, after };
};

describe('a policy that somebody took over', () => {
  it('has the spouse as its main member, with the cover that they had and nothing that waits anew', () => {
    const policy = family();
    const { life, after } = taken(policy);
    expect(after.MainMember).toMatchObject({
      id: policy.Spouse?.id,
      First_Name: 'Sipho',
      Cell_Number: '27829990001',
      Cover_Amount: 50_000,
      Cover_Start_Date: life.Cover_Start_Date,
      Product_Name: after.Product.Product_Name,
    });
    expect([after.Spouse, after.Cover_Increases]).toEqual([null, []]);
    expect(after.Children.map(({ First_Name }) => First_Name)).toEqual(['Thabo', 'Lerato', 'Kabelo']);
    expect([after.Policy_Number, after.Inception_Date]).toEqual([policy.Policy_Number, policy.Inception_Date]);
  });

  it('has an extended member on it who pays no longer for themselves, and what is new of their cover waits', () => {
    const { life, after } = taken(family({ Spouse: null }));
    expect(life.First_Name).toBe('Grace');
    expect(after.ExtendedMembers.map(({ First_Name }) => First_Name)).toEqual(['Jabu']);
    expect(after.Cover_Increases).toEqual([
      { lifeId: life.id, amount: 40_000, startDate: '2026-12-01', waitingPeriodEndDate: '2027-06-01' },
    ]);
    expect(after.Extended_Premium).toBe(after.ExtendedMembers[0]?.Monthly_Premium);
  });

  it('costs what its parts cost, and months that were taken for more are credit', () => {
    const policy = { ...family(), Paid_To_Date: '2026-11-30' };
    const { after } = taken(policy);
    expect(after.Monthly_Premium).toBe(after.Base_Premium + after.Extended_Premium + after.Supplementary_Premium);
    const settled = ['2026-11', '2026-10'].map((month) => ({ month, amountCents: 100 * policy.Monthly_Premium }));
    const { policy: credited, months } = withCreditOfTakeover(policy, after, {
      takeover: takeover(after.MainMember.id),
      on,
      settled,
    });
    expect(months).toEqual(
      ['2026-10', '2026-11'].map((month) => ({ month, amountCents: 100 * after.Monthly_Premium })),
    );
    expect(credited.Premium_Credit).toBe(policy.Premium_Credit + 2 * (policy.Monthly_Premium - after.Monthly_Premium));
  });

  it('goes to nobody who may not go on with it by then', () => {
    const policy = family();
    expect(policyTakenOver(policy, takeover(policy.Children[0]?.id ?? ''), on)).toBeNull();
    const alone = family({ Spouse: null, Children: [], ExtendedMembers: [], Beneficiaries: [] });
    expect(continuing(alone, { died, on, guardianBirth: '1980-05-05' })).toBeNull();
  });
});
