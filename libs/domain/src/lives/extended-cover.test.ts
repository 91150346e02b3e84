import { expect, it } from 'vitest';
import { checkExtendedCover } from './extended-cover';
import { formatCover } from '../base/money';
import { fail, ok } from '../base/result';

const tooMuchFor = (amount: number) => fail(`Cover for this age may not be more than ${formatCover(amount)}`);

it.each([
  { age: 68, cover: 10_000, own: 20_000, gives: ok(10_000) },
  { age: 40, cover: 50_000, own: 50_000, gives: ok(50_000) },
  {
    age: 40,
    cover: 30_000,
    own: 20_000,
    gives: fail(`Cover may not be more than your own cover of ${formatCover(20_000)}`),
  },
  { age: 5, cover: 20_000, own: 75_000, gives: ok(20_000) },
  {
    age: 5,
    cover: 30_000,
    own: 75_000,
    gives: fail('Cover for a child under 6 may not be more than R\u00a020\u00a0000'),
  },
  { age: 10, cover: 50_000, own: 75_000, gives: ok(50_000) },
  { age: 75, cover: 50_000, own: 75_000, gives: tooMuchFor(30_000) },
  { age: 74, cover: 50_000, own: 75_000, gives: ok(50_000) },
  { age: 40, cover: 12_000, own: 75_000, gives: fail('Select the cover amount') },
])('R$cover at $age beside R$own: $gives.success', ({ age, cover, own, gives }) => {
  expect(checkExtendedCover(age, cover, own)).toEqual(gives);
});
