import { expect, it } from 'vitest';
import { whereIn } from './place';

const people = { to: '/dependants', holds: ['/dependants', '/child', '/spouse'] };

it.each([
  ['/dependants', 'page'],
  ['/child/add', 'true'],
  ['/spouse', 'true'],
  ['/children', undefined],
  ['/', undefined],
] as const)('the address %s is marked "%s" in the place that holds children', (pathname, gives) => {
  expect(whereIn(people, pathname)).toBe(gives);
});

it('home holds nothing but itself', () => {
  expect(whereIn({ to: '/' }, '/')).toBe('page');
  expect(whereIn({ to: '/' }, '/payments')).toBeUndefined();
});
