import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { legacyProducts, products, supplementaryBenefits } from '../../catalogue';
import { coverAmount } from '../../plan/cover-breakdown';
import { planNamed } from '../testing/plan-named';
import { type PolicyAtConfirmation } from './at-confirmation';
import { continuePolicy, type Takeover } from './continue-policy';
import { livesLeft } from './lives-left';
import { premiumAtAnyAge } from './plan-for-those-left';
import { successorOf } from './successor';
import { aChildBorn, aFamilyOn, aLifeBorn, aRelativeBorn, aRider } from './testing/a-family-left';

const [died, approvedOn] = ['2026-09-20', '2026-11-20'];

/** The policy as whoever may take it over goes on with it. */
function continued(planName: string, more: Partial<PolicyAtConfirmation> = {}, birth?: string) {
  const policy = aFamilyOn(planName, more);
  const left = livesLeft(policy, { deceasedId: policy.MainMember.id, on: approvedOn });
  const successor = successorOf(left, approvedOn);
  if (successor === null) throw new Error('Nobody may take the policy over');
  const takeover: Takeover = {
    died,
    left,
    successor,
    successorBirth: birth ?? successor.life?.Date_Of_Birth ?? '',
    approvedOn,
    plans: products,
    riders: supplementaryBenefits,
  };
  return continuePolicy(policy, takeover);
}
const noSpouse = { Spouse: null, Children: [], ExtendedMembers: [] };

describe('the plan for who is left', () => {
  it.each<{ why: string; plan: string; more?: Partial<PolicyAtConfirmation>; gives: string; premium: number }>([
    {
      why: 'a spouse of 44 with children',
      plan: 'Silver Family Plan',
      gives: 'Silver Single Parent Plan',
      premium: 87,
    },
    {
      why: 'a spouse of 44 without',
      plan: 'Silver Family Plan',
      more: { Children: [] },
      gives: 'Silver Single Member Plan',
      premium: 71,
    },
    {
      why: 'a plan that is no longer sold, which stays and costs what it cost',
      plan: 'Heritage Family Plan 2012',
      gives: 'Heritage Family Plan 2012',
      premium: 98,
    },
    {
      why: 'that plan also for a spouse whose age would have cost more',
      plan: 'Heritage Family Plan 2012',
      more: { Spouse: aLifeBorn('Sipho', '1950-06-20') },
      gives: 'Heritage Family Plan 2012',
      premium: 98,
    },
    {
      why: 'a spouse who was 66',
      plan: 'Gold Family Plan',
      more: { Spouse: aLifeBorn('Sipho', '1953-06-20') },
      gives: 'Gold Single Parent Plan',
      premium: 300,
    },
    {
      why: 'a spouse who was 76: the highest band',
      plan: 'Gold Family Plan',
      more: { Spouse: aLifeBorn('Sipho', '1943-06-20') },
      gives: 'Gold Single Parent Plan',
      premium: 300,
    },
    {
      why: 'an adult child who was 12: the lowest band, and other children',
      plan: 'Silver Single Parent Plan',
      more: { ...noSpouse, Children: [aChildBorn('Lindiwe', '2007-05-05'), aChildBorn('Themba', '2018-05-03')] },
      gives: 'Silver Single Parent Plan',
      premium: 87,
    },
    {
      why: 'an only child who is an adult',
      plan: 'Silver Single Parent Plan',
      more: { ...noSpouse, Children: [aChildBorn('Lindiwe', '2007-05-05')] },
      gives: 'Silver Single Member Plan',
      premium: 71,
    },
    {
      why: 'a relative, who pays no premium of a relative any more',
      plan: 'Silver Single Member Plan',
      more: {
        ...noSpouse,
        ExtendedMembers: [
          aRelativeBorn('Grace', '1960-01-20'),
          aRelativeBorn('Peter', '1980-03-03', { Monthly_Premium: 28 }),
        ],
      },
      gives: 'Silver Single Member Plan',
      premium: 93 + 28,
    },
  ])('$why: $gives at R$premium', ({ plan, more, gives, premium }) => {
    const policy = continued(plan, more);
    expect(policy?.plan.Product_Name).toBe(gives);
    expect(policy?.premium.monthly).toBe(premium);
    expect(policy?.premiumFrom).toBe('2026-10-01');
  });

  it('a guardian pays for the children at the own age, and is not covered', () => {
    const children = { ...noSpouse, Children: [aChildBorn('Lindiwe', '2015-02-10')] };
    const policy = continued('Silver Family Plan', children, '1970-05-05');
    expect(policy?.plan.Product_Name).toBe('Silver Single Parent Plan');
    expect(policy).toMatchObject({ premium: { monthly: 111 }, cover: null, increase: null });
  });

  it('is of the same tier for every plan that is sold, and never one that costs more than the plan of a family', () => {
    const families = products.filter(({ category }) => category === 'FAMILY');
    fc.assert(
      fc.property(fc.constantFrom(...families), fc.boolean(), (family, hasChildren) => {
        const policy = continued(family.Product_Name, hasChildren ? {} : { Children: [] });
        expect(policy?.plan.Product_Name).toMatch(hasChildren ? /Single Parent/ : /Single Member/);
        expect(policy && coverAmount(policy.plan, 'levelOfCover')).toBe(family.levelOfCover);
        expect(policy?.premium.base).toBeLessThan(aFamilyOn(family.Product_Name).Base_Premium);
      }),
    );
  });

  it('has a premium for every age', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...products, ...legacyProducts),
        fc.integer({ min: 0, max: 130 }),
        ({ premiums }, age) => {
          const amounts = premiums.map(({ monthlyPremium }) => monthlyPremium);
          const premium = premiumAtAnyAge(premiums, age);
          expect(amounts).toContain(premium);
          if (age < 18) expect(premium).toBe(amounts[0]);
          if (age > 75) expect(premium).toBe(amounts.at(-1));
        },
      ),
    );
  });

  it('is none where a plan has no premium at all', () => {
    const policy = {
      ...aFamilyOn('Silver Single Member Plan'),
      Product: { ...planNamed('Silver Single Member Plan'), premiums: [] },
    };
    const left = livesLeft({ ...policy, Children: [] }, { deceasedId: 'thandi', on: approvedOn });
    const successor = successorOf(left, approvedOn);
    expect(
      successor &&
        continuePolicy(policy, {
          died,
          left,
          successor,
          successorBirth: '1975-06-20',
          approvedOn,
          plans: [],
          riders: [],
        }),
    ).toBeNull();
  });
});

describe('the cover of whoever takes over', () => {
  it.each<{ who: string; plan: string; more?: Partial<PolicyAtConfirmation>; cover: number; waits: number }>([
    { who: 'the spouse', plan: 'Silver Family Plan', cover: 20_000, waits: 0 },
    {
      who: 'a child of 19, who was covered for as much',
      plan: 'Silver Single Parent Plan',
      more: { ...noSpouse, Children: [aChildBorn('Lindiwe', '2007-05-05')] },
      cover: 20_000,
      waits: 0,
    },
    {
      who: 'a relative with R10 000',
      plan: 'Silver Single Member Plan',
      more: { ...noSpouse, ExtendedMembers: [aRelativeBorn('Grace', '1960-01-20')] },
      cover: 20_000,
      waits: 10_000,
    },
  ])('$who: R$cover, of which R$waits waits', ({ plan, more, cover, waits }) => {
    const policy = continued(plan, more);
    expect(policy?.cover).toBe(cover);
    expect(policy?.increase?.amount ?? 0).toBe(waits);
  });

  it('the part that waits starts with the month after the approval, and waits six months', () => {
    const grace = { ...noSpouse, ExtendedMembers: [aRelativeBorn('Grace', '1960-01-20')] };
    expect(continued('Silver Single Member Plan', grace)?.increase).toEqual({
      lifeId: 'grace',
      amount: 10_000,
      startDate: '2026-12-01',
      waitingPeriodEndDate: '2027-06-01',
    });
  });
});

describe('the supplementary benefits', () => {
  const everyRider = [
    aRider('sup-grocery', 18),
    aRider('sup-airtime', 4),
    aRider('sup-tombstone', 22),
    aRider('sup-after-tears', 7),
    aRider('sup-repatriation', 6),
    aRider('sup-memorial', 20),
    aRider('sup-accidental', 5),
    aRider('sup-cashback', 16),
  ];
  const ofMainMember = ['sup-grocery', 'sup-tombstone', 'sup-accidental'];

  it('of the main member end, all others go on, and cash-back follows the lower premium', () => {
    const policy = continued('Silver Family Plan', { SupplementaryBenefits: everyRider });
    expect(policy?.riders.end).toEqual(ofMainMember);
    expect(policy?.riders.goOn.map(({ id, price, startDate }) => `${id} ${price} ${startDate}`)).toEqual([
      'sup-airtime 4 2020-03-01',
      'sup-after-tears 7 2020-03-01',
      'sup-repatriation 6 2020-03-01',
      'sup-memorial 20 2020-03-01',
      'sup-cashback 9 2020-03-01',
    ]);
    expect(policy?.premium).toEqual({ base: 87, extended: 0, supplementary: 46, monthly: 133 });
  });

  it('of main member and spouse wait anew for a successor whom they did not cover', () => {
    const child = { ...noSpouse, Children: [aChildBorn('Lindiwe', '2007-05-05')] };
    const policy = continued('Silver Single Parent Plan', { ...child, SupplementaryBenefits: everyRider });
    const waiting = policy?.riders.goOn.filter(({ startDate }) => startDate === '2026-12-01').map(({ id }) => id);
    expect(waiting).toEqual(['sup-airtime', 'sup-after-tears', 'sup-memorial']);
  });

  it('of main member and spouse end with a guardian, whom nothing covers', () => {
    const children = { ...noSpouse, Children: [aChildBorn('Lindiwe', '2015-02-10')] };
    const policy = continued('Silver Family Plan', { ...children, SupplementaryBenefits: everyRider }, '1970-05-05');
    expect(policy?.riders.goOn.map(({ id }) => id)).toEqual(['sup-repatriation', 'sup-cashback']);
  });

  it('that were dropped before are forgotten', () => {
    const dropped = { ...aRider('sup-airtime', 4), status: 'REMOVED' };
    expect(continued('Silver Family Plan', { SupplementaryBenefits: [dropped] })?.riders).toEqual({
      goOn: [],
      end: [],
    });
  });

  it('a premium waiver that pays ends, and the first premium is that of the month after it', () => {
    const policy = continued('Silver Family Plan', { SupplementaryBenefits: [aRider('sup-waiver', 9)] });
    expect(policy?.riders.end).toEqual(['sup-waiver']);
    expect(policy).toMatchObject({
      premiumFrom: '2028-10-01',
      premium: { monthly: 87 },
      waiver: { until: '2028-09-30' },
    });
  });

  it('a premium waiver that still waited goes on and pays nothing', () => {
    const policy = continued('Silver Family Plan', { SupplementaryBenefits: [aRider('sup-waiver', 9, '2026-04-01')] });
    expect(policy).toMatchObject({ premiumFrom: '2026-10-01', premium: { monthly: 96 }, waiver: null });
  });
});
