import { expect, it } from 'vitest';
import { whyNotBenefit } from './add-benefit';
import { supplementaryBenefits } from '../catalogue';

const benefit = (id: string) => {
  const found = supplementaryBenefits.find((one) => one.id === id);
  if (!found) throw new Error(`There is no benefit ${id}`);
  return found;
};
const holder = { levelOfCover: 20_000, isLegacy: false, isUninsured: false, held: [benefit('sup-grocery')] };

it.each([
  { id: 'sup-grocery', more: {}, why: 'You already have this benefit' },
  { id: 'sup-tombstone', more: {}, why: null },
  { id: 'sup-cashback', more: { isLegacy: true }, why: 'The Cash-back benefit is not available on your plan' },
  { id: 'sup-waiver', more: { isLegacy: true }, why: null },
  {
    id: 'sup-accidental',
    more: { levelOfCover: 75_000 },
    why: 'This benefit would take the cover on your life above the legal maximum of R\u00a0100\u00a0000',
  },
  { id: 'sup-tombstone', more: { levelOfCover: 75_000 }, why: null },
  { id: 'sup-repatriation', more: { levelOfCover: 100_000, held: [] }, why: null },
  {
    id: 'sup-tombstone',
    more: { isUninsured: true },
    why: 'It is paid on your own death, which this policy does not insure',
  },
  { id: 'sup-repatriation', more: { isUninsured: true }, why: null },
])('$id with $more: $why', ({ id, more, why }) => {
  expect(whyNotBenefit(benefit(id), { ...holder, ...more })).toBe(why);
});
