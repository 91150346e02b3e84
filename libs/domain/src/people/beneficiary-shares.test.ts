import { describe, expect, it } from 'vitest';
import { checkShares, checkSplit, equalShares, isShare, remainingShare, shareSentence } from './beneficiary-shares';
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

describe('one share', () => {
  it.each([
    { share: 1, isOne: true },
    { share: 100, isOne: true },
    { share: 0, isOne: false },
    { share: 101, isOne: false },
    { share: 33.5, isOne: false },
    { share: Number.NaN, isOne: false },
  ])('may be $share: $isOne', ({ share, isOne }) => {
    expect(isShare(share)).toBe(isOne);
  });

  it('is refused with its limits', () => {
    expect(shareSentence).toBe('Benefit share must be a whole number from 1 to 100');
  });
});

const half = (id: string | null) => {
  return { id, Benefit_Share: 50 };
};

describe('a split', () => {
  it.each([
    { split: [half('a'), half(null)], people: undefined, gives: ok(true), why: 'everybody once' },
    { split: [half('a'), half('a')], people: undefined, gives: wrong, why: 'somebody twice' },
    { split: [half('a')], people: undefined, gives: wrong, why: 'half of the benefit is left' },
    { split: [], people: undefined, gives: ok(true), why: 'nobody: the estate is paid' },
    { split: [half('b'), half('a')], people: ['a', 'b'], gives: ok(true), why: 'these people in any order' },
    { split: [half('a'), half('c')], people: ['a', 'b'], gives: wrong, why: 'somebody else' },
    { split: [half('a'), half('a')], people: ['a', 'b'], gives: wrong, why: 'one of them twice, the other not at all' },
    { split: [half('a'), half('b')], people: ['a', 'b', 'c'], gives: wrong, why: 'somebody is left out' },
    { split: [], people: ['a'], gives: wrong, why: 'the only one is left out' },
  ])('$why', ({ split, people, gives }) => {
    expect(checkSplit(split, people)).toEqual(gives);
  });
});
