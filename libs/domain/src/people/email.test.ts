import { expect, it } from 'vitest';
import { cleanEmail, isEmail } from './email';

it.each([
  { address: 'karabo@example.com', is: true },
  { address: 'k@a.co', is: true },
  { address: 'k@a.c', is: false },
  { address: 'k@example', is: false },
  { address: 'k o@example.com', is: false },
  { address: 'k@@example.com', is: false },
  { address: '', is: false },
  { address: `${'k'.repeat(88)}@example.com`, is: true },
  { address: `${'k'.repeat(89)}@example.com`, is: false },
])('"$address" is an address: $is', ({ address, is }) => {
  expect(isEmail(address)).toBe(is);
});

it('stores an address in lower case', () => {
  expect(cleanEmail(' Karabo@Example.COM ')).toBe('karabo@example.com');
});
