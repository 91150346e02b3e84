import { expect, it } from 'vitest';
import { bearerToken } from './bearer';

it.each([
  { header: 'Bearer abc_-.~+/=', token: 'abc_-.~+/=' },
  { header: 'bearer abc', token: 'abc' },
  { header: 'Bearer  abc ', token: 'abc' },
  { header: 'Bearer', token: null },
  { header: 'Bearer a b', token: null },
  { header: 'Bearer a, Bearer b', token: null },
  { header: 'Basic abc', token: null },
  { header: 'abc', token: null },
  { header: '', token: null },
  { header: null, token: null },
])('reads "$header"', ({ header, token }) => {
  expect(bearerToken(header)).toBe(token);
});
