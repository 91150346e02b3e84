import { describe, expect, it } from 'vitest';
import { legacyProducts, products, supplementaryBenefits } from '../catalogue';
import { coverChanges, isIncrease, livesLosingCover, namesOf, type PlanHolder, whyNotPlan } from './change-of-plan';
import { formatCover } from '../base/money';

const plan = (id: string) => {
  const found = [...products, ...legacyProducts].find((one) => one.id === id);
  if (!found) throw new Error(`There is no plan ${id}`);
  return found;
};
const benefit = (id: string) => {
  const found = supplementaryBenefits.find((one) => one.id === id);
  if (!found) throw new Error(`There is no benefit ${id}`);
  return found;
};

const holder: PlanHolder = { currentProductId: 'prd-fa-020', inceptionAge: 41, benefits: [], extendedMembers: [] };

describe('why a plan is not available', () => {
  it.each([
    ['the plan one has', 'prd-fa-020', {}, 'You are already on this plan.'],
    ['a plan that is closed', 'leg-fa-2012', {}, 'This plan is closed to new policies.'],
    [
      'a plan without a premium for the age',
      'prd-fa-030',
      { inceptionAge: 76 },
      'This plan has no premium for the age of 76 at which your policy began.',
    ],
    [
      'more than the law allows together with the benefits',
      'prd-fa-075',
      { benefits: [benefit('sup-accidental'), benefit('sup-tombstone')] },
      `This plan would take the cover on your life above the legal maximum of ${formatCover(100_000)}`,
    ],
    [
      'less than a relative is covered for',
      'prd-fa-010',
      {
        extendedMembers: [
          { First_Name: 'Grace', Cover_Amount: 20_000 },
          { First_Name: 'Peter', Cover_Amount: 10_000 },
        ],
      },
      `Cover may not be more than your own cover of ${formatCover(10_000)}. Lower the cover of Grace first.`,
    ],
    ['any other plan', 'prd-sm-050', {}, null],
    ['exactly the legal maximum', 'prd-fa-075', { benefits: [benefit('sup-accidental')] }, null],
  ])('%s', (_case, id, more, sentence) => {
    expect(whyNotPlan(plan(id), { ...holder, ...more })).toBe(sentence);
  });
});

describe('who loses cover', () => {
  const people = { Spouse: 'Sipho', Children: ['Thabo', 'Naledi'] };

  it.each([
    ['prd-sm-020', ['Sipho', 'Thabo', 'Naledi']],
    ['prd-sp-020', ['Sipho']],
    ['prd-fa-010', []],
  ])('on %s', (id, names) => {
    expect(livesLosingCover(plan(id), people)).toEqual(names);
  });

  it('nobody, where nobody is covered', () => {
    expect(livesLosingCover(plan('prd-sm-020'), { Spouse: null, Children: [] })).toEqual([]);
  });
});

describe('cover beside cover', () => {
  it('names every amount that either plan has', () => {
    const changes = coverChanges(plan('prd-sm-020'), plan('prd-sp-010'));
    expect(changes.map(({ label, current, proposed }) => [label, current, proposed])).toEqual([
      ['Main member', 20_000, 10_000],
      ['Children 0-5', 0, 2500],
      ['Children 6-17', 0, 5000],
      ['Children 18-21', 0, 10_000],
      ['Stillborn', 0, 1250],
    ]);
    expect(isIncrease(changes)).toBe(true);
  });

  it('a smaller plan of the same kind raises nothing', () => {
    expect(isIncrease(coverChanges(plan('prd-fa-020'), plan('prd-fa-010')))).toBe(false);
  });
});

it.each([
  [['Thabo'], 'Thabo'],
  [['Thabo', 'Naledi'], 'Thabo and Naledi'],
  [['Thabo', 'Sipho', 'Naledi'], 'Thabo, Sipho and Naledi'],
])('says %j as people do', (names, said) => {
  expect(namesOf(names.map((First_Name) => ({ First_Name })))).toBe(said);
});
