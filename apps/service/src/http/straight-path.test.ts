import { expect, it } from 'vitest';
import { isApiPath, straightPath } from './straight-path';

it.each([
  { target: '/', gives: '/' },
  { target: '/child/details/7?from=home', gives: '/child/details/7' },
  { target: '/a%20b', gives: '/a b' },
  { target: '/assets/index-1.2.js', gives: '/assets/index-1.2.js' },
])('$target is $gives', ({ target, gives }) => {
  expect(straightPath(target)).toBe(gives);
});

it.each([
  '/../etc/passwd',
  '/assets/../../secret',
  '/a/.',
  '/%2e%2e/etc/passwd',
  '/..%2fetc',
  '/..%5cetc',
  '/%252e%252e/etc',
  '/%25252e/etc',
  '/a%00.js',
  '/\\etc',
  '/%',
  '/%ff',
  '*',
  'etc/passwd',
])('%s leads nowhere', (target) => {
  expect(straightPath(target)).toBeNull();
});

it.each(['/api', '/api/v1/policy/1', '/API/v1', '//api/v1', '/healthz', '/readyz/'])(
  '%s belongs to the API',
  (path) => {
    expect(isApiPath(path)).toBe(true);
  },
);

it.each(['/', '/apiary', '/policies', '/child/api'])('%s belongs to the portal', (path) => {
  expect(isApiPath(path)).toBe(false);
});
