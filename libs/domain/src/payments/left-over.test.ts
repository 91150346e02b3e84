import { expect, it } from 'vitest';
import { leftOverOf } from './left-over';

const payments = [
  { id: 'newest', allocatedCents: 2_000 },
  { id: 'failed', allocatedCents: 0 },
  { id: 'oldest', allocatedCents: 20_600 },
];

it('money that is left came with the newest payments, each for as much as it paid', () => {
  expect(leftOverOf(5_000, payments)).toEqual([
    { paymentId: 'newest', cents: 2_000 },
    { paymentId: 'oldest', cents: 3_000 },
  ]);
  expect(leftOverOf(0, payments)).toEqual([]);
});

it('what no payment accounts for is left without one', () => {
  expect(leftOverOf(25_000, payments).at(-1)).toEqual({ paymentId: null, cents: 2_400 });
});
