import { expect, it } from 'vitest';
import { count, listed, waitingMonths } from './words';

it('months of waiting, none in words', () => {
  expect([6, 0].map(waitingMonths)).toEqual(['6 months', 'no waiting period']);
});

it('one of a thing, and several', () => {
  expect([1, 6].map((number) => count(number, 'child', 'children'))).toEqual(['1 child', '6 children']);
});

it('a list as people say it', () => {
  expect(listed(['PDF', 'JPG', 'PNG'], 'or')).toBe('PDF, JPG or PNG');
  expect(listed(['PDF'], 'or')).toBe('PDF');
});
