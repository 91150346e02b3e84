import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';

it.each([
  { one: '#000000', other: '#ffffff', ratio: 21, why: 'black on white' },
  { one: '#ffffff', other: '#000000', ratio: 21, why: 'white on black' },
  { one: '#767676', other: '#ffffff', ratio: 4.54, why: 'the lightest grey that may carry words on white' },
  { one: '#777777', other: '#ffffff', ratio: 4.48, why: 'a shade too light' },
  { one: '#0e5e58', other: '#0e5e58', ratio: 1, why: 'nothing to see' },
])('$why: $one and $other', ({ one, other, ratio }) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});
