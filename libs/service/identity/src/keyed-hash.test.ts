import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { keyedHash, sameBytes } from './keyed-hash';

const secret = 'a secret of the tests, long enough';
const message = utf8ToBytes('message');

it('gives the same 32 bytes for the same secret, use and message', () => {
  const hash = keyedHash(secret, 'token');
  expect(hash(message)).toHaveLength(32);
  expect(bytesToHex(hash(message))).toBe(bytesToHex(keyedHash(secret, 'token')(message)));
});

it.each([
  { why: 'another use', other: keyedHash(secret, 'pin')(message) },
  { why: 'another secret', other: keyedHash(`${secret}!`, 'token')(message) },
  { why: 'another message', other: keyedHash(secret, 'token')(utf8ToBytes('massage')) },
])('$why gives another hash', ({ other }) => {
  expect(sameBytes(keyedHash(secret, 'token')(message), other)).toBe(false);
});

it('refuses a secret that is too short', () => {
  expect(() => keyedHash('x'.repeat(31), 'token')).toThrow('at least 32 characters');
});

it.each([
  { a: [1, 2], b: [1, 2], same: true },
  { a: [1, 2], b: [1, 3], same: false },
  { a: [1, 2], b: [1, 2, 0], same: false },
  { a: [], b: [], same: true },
])('$a against $b: $same', ({ a, b, same }) => {
  expect(sameBytes(Uint8Array.from(a), Uint8Array.from(b))).toBe(same);
});
