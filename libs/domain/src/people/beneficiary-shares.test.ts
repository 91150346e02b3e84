import { describe, expect, it } from 'vitest';
import { checkShares, equalShares, remainingShare } from './beneficiary-shares';
import { fail, ok } from '../base/result';

const wrong = fail('Beneficiary shares must add up to 100%');

describe('shares of one benefit', () => {
  it.each([
    { shares: [100], gives: ok(true), why: 'one person has everything' },
    { shares: [50, 50], gives: ok(true), why: 'two halves' },
    { shares: [], gives: ok(true), why: 'nobody: the estate is paid' },
    { shares: [60, 39], gives: wrong, why: 'one percent is left' },
    { shares: [60, 41], gives: wrong, why: 'one percent too much' },
    { shares: [100, 0], gives: wrong, why: 'a share of nothing' },
    { shares: [33.5, 66.5], gives: wrong, why: 'half percents' },
  ])('$why: $shares', ({ shares, gives }) => {
    expect(checkShares(shares)).toEqual(gives);
  });

  it.each([
    { shares: [70, 15], left: 15 },
    { shares: [70, 35], left: -5 },
    { shares: [], left: 100 },
  ])('$shares leave $left', ({ shares, left }) => {
    expect(remainingShare(shares)).toBe(left);
  });

  it.each([1, 2, 3, 4, 5])('among %i are as equal as whole percents can be', (people) => {
    const shares = equalShares(people);
    expect(checkShares(shares)).toEqual(ok(true));
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  });
});
