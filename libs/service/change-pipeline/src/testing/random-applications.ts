import {
  addDays,
  ageOn,
  checkBenefitCap,
  checkExtendedCover,
  extendedCoverAmounts,
  extendedRate,
  livesOf,
  type PlainDate,
} from '@portal/domain';
import { type CatalogueBenefit, extendedRates, products, supplementaryBenefits } from '@portal/domain/catalogue';
import fc from 'fast-check';
import {
  aChildBorn,
  anApplication,
  aNominee,
  aPersonBorn,
  applied,
  aRelativeBorn,
  aSpouse,
  nomsa,
} from './an-application';

/** Days before the application on which somebody of these ages was born. */
const bornAged = (youngest: number, oldest: number) =>
  fc
    .integer({ min: Math.ceil(youngest * 365.25) + 1, max: Math.floor((oldest + 1) * 365.25) - 45 })
    .map((days) => addDays(applied, -days));

const family = fc.record({
  plan: fc.constantFrom(...products),
  spouse: bornAged(18, 75),
  hasSpouse: fc.boolean(),
  children: fc.uniqueArray(bornAged(0, 20), { maxLength: 6 }),
  relatives: fc.uniqueArray(fc.record({ born: bornAged(0, 84), pick: fc.nat({ max: 5 }) }), {
    maxLength: 10,
    selector: ({ born }) => born,
  }),
  benefits: fc.subarray([...supplementaryBenefits]),
});

/** As many of the benefits, in their order, as the law lets this plan have. */
const withinCap = (levelOfCover: number, benefits: readonly CatalogueBenefit[]) =>
  benefits.reduce<CatalogueBenefit[]>(
    (taken, one) => (checkBenefitCap(levelOfCover, [...taken, one]).success ? [...taken, one] : taken),
    [],
  );

/** The amounts that a relative of this birth day can have, today and on the day the policy begins. */
const amountsFor = (born: PlainDate, inception: PlainDate, levelOfCover: number) =>
  extendedCoverAmounts.filter((amount) =>
    [applied, inception].every((day) => {
      const age = ageOn(born, day);
      return checkExtendedCover(age, amount, levelOfCover).success && extendedRate(extendedRates, age, amount) !== null;
    }),
  );

/** Names differ by letters: digits are no part of a name. */
const named = (role: string, place: number) => `${role}${'abcdefghij'[place] ?? ''}`;

/** Applications that keep every rule, as long as nobody in them is covered elsewhere. Mains are told apart by a sequence. */
export const validApplications = (inception: PlainDate) =>
  family.map(({ plan, spouse, hasSpouse, children, relatives, benefits }) => (sequence: number) => {
    const takes = livesOf(plan.Product_Name);
    return anApplication({
      productId: plan.id,
      MainMember: { ...nomsa, ...aPersonBorn('1986-06-15', sequence, named('Main', sequence)) },
      Spouse: takes.spouse && hasSpouse ? { ...aSpouse, ...aPersonBorn(spouse, 1, 'Partner') } : null,
      Children: takes.children ? children.map((born, at) => aChildBorn(born, 2, named('Child', at))) : [],
      ExtendedMembers: relatives.flatMap(({ born, pick }, at) => {
        const amounts = amountsFor(born, inception, plan.levelOfCover);
        const Cover_Amount = amounts[pick % Math.max(1, amounts.length)];
        return Cover_Amount === undefined ? [] : [aRelativeBorn(born, 3, named('Relative', at), { Cover_Amount })];
      }),
      Beneficiaries: [aNominee('1990-05-05', 4, 100)],
      benefitIds: withinCap(plan.levelOfCover, benefits).map(({ id }) => id),
    });
  });
