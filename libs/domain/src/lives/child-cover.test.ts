import { describe, expect, it } from 'vitest';
import { legacyProducts, products } from '../catalogue';
import {
  checkCoverSpan,
  childCoverEnd,
  childCoverField,
  coverForChild,
  proofOfStudyDue,
  studentCoverLapses,
} from './child-cover';

const today = '2026-11-20';
const diamondFamily = products.find(({ id }) => id === 'prd-fa-075');
const heritageFamily = legacyProducts.find(({ id }) => id === 'leg-fa-2012');
if (!diamondFamily || !heritageFamily) throw new Error('The catalogue lost its family plans');

it.each([
  { age: 0, field: 'cover1To5', plan: diamondFamily },
  { age: 0, field: 'cover0To11', plan: heritageFamily },
  { age: 1, field: 'cover1To5', plan: heritageFamily },
  { age: 5, field: 'cover1To5', plan: diamondFamily },
  { age: 6, field: 'cover6To13', plan: diamondFamily },
  { age: 17, field: 'cover6To13', plan: diamondFamily },
  { age: 18, field: 'cover14To21', plan: diamondFamily },
  { age: 25, field: 'cover14To21', plan: diamondFamily },
])('at $age $plan.Product_Name pays $field', ({ age, field, plan }) => {
  expect(childCoverField(plan, age)).toBe(field);
});

describe('the amount', () => {
  it.each([
    { birth: '2026-01-01', amount: 18_750, why: 'an infant' },
    { birth: '2020-11-21', amount: 18_750, why: 'the day before the 6th birthday' },
    { birth: '2020-11-20', amount: 37_500, why: 'on the 6th birthday' },
    { birth: '2008-11-20', amount: 75_000, why: 'on the 18th birthday' },
  ])('is $amount for $why', ({ birth, amount }) => {
    expect(coverForChild(diamondFamily, birth, today)).toBe(amount);
  });

  it.each([
    { birth: '2026-01-01', otherCover: 5000, amount: 15_000, why: 'R20 000 under 6' },
    { birth: '2026-01-01', otherCover: 25_000, amount: 0, why: 'nothing left under 6' },
    { birth: '2016-01-01', otherCover: 20_000, amount: 30_000, why: 'R50 000 from 6 to 13' },
    { birth: '2012-11-20', otherCover: 20_000, amount: 37_500, why: 'no such limit from the 14th birthday' },
    { birth: '2005-11-20', otherCover: 60_000, amount: 40_000, why: 'R100 000 for any life' },
  ])('stays below the limit with R$otherCover elsewhere: $why', ({ birth, otherCover, amount }) => {
    expect(coverForChild(diamondFamily, birth, today, otherCover)).toBe(amount);
  });

  it('is nothing on a plan without children', () => {
    expect(coverForChild({ Product_Name: 'Single Member', levelOfCover: 10_000 }, '2016-01-01', today)).toBe(0);
  });
});

it.each([
  { circumstances: {}, end: '2026-05-10' },
  { circumstances: { isStudent: true }, end: '2030-05-10' },
  { circumstances: { isDisabled: true }, end: null },
  { circumstances: { isStudent: true, isDisabled: true }, end: null },
])('cover of a child $circumstances ends on $end', ({ circumstances, end }) => {
  expect(childCoverEnd('2004-05-10', circumstances)).toBe(end);
});

it('ends on 1 March for a child born on 29 February', () => {
  expect(childCoverEnd('2004-02-29')).toBe('2026-03-01');
});

it('waits a month for a proof of study', () => {
  expect(proofOfStudyDue(2027)).toBe('2027-03-31');
  expect(studentCoverLapses(2027)).toBe('2027-04-30');
});

it.each([
  ['2027-01-01', '2027-01-02', true],
  ['2027-01-01', '2027-01-01', false],
  ['2027-01-01', '2026-12-15', false],
  ['2027-01-01', null, true],
] as const)('cover from %s to %s has a day: %s', (starts, ends, hasOne) => {
  expect(checkCoverSpan(starts, ends).success).toBe(hasOne);
});
