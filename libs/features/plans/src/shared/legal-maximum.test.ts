import { supplementaryBenefits } from '@portal/domain/catalogue';
import { expect, it } from 'vitest';
import { legalMaximum } from './legal-maximum';

const held = (...ids: string[]) => supplementaryBenefits.filter(({ id }) => ids.includes(id));

it('is cover and riders beside what the law allows', () => {
  expect(legalMaximum(75_000, held('sup-grocery', 'sup-repatriation'))).toEqual({
    isReached: false,
    sum: 'R\u00a075\u00a0000 + R\u00a06\u00a0000 of R\u00a0100\u00a0000',
    sentence:
      'On one life the law allows at most R\u00a0100\u00a0000. On yours there are R\u00a075\u00a0000 of cover and ' +
      'R\u00a06\u00a0000 of benefits paid in money: R\u00a081\u00a0000.',
  });
});

it.each([
  { ids: ['sup-accidental'], isReached: false, why: 'exactly there' },
  { ids: ['sup-accidental', 'sup-grocery'], isReached: true, why: 'above' },
])('$why with $ids', ({ ids, isReached }) => {
  expect(legalMaximum(80_000, held(...ids)).isReached).toBe(isReached);
});
