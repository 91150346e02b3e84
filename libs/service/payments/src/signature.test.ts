import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFresh, isSigned, signatureOf } from './signature';

const secret = 'a secret of the tests';
const bytes = (text: string) => new TextEncoder().encode(text);

it('is the HMAC-SHA256 of the raw body in hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (body) => {
      expect(signatureOf(secret, body)).toBe(createHmac('sha256', secret).update(body, 'utf8').digest('hex'));
      expect(isSigned(secret, bytes(body), signatureOf(secret, body))).toBe(true);
    }),
  );
});

it('no other body, secret or signature passes, not by one bit (F3)', () => {
  const body = JSON.stringify({ amount: 206, payatTranId: '480000000001' });
  const right = signatureOf(secret, body);
  fc.assert(
    fc.property(fc.nat(bytes(body).length * 8 - 1), fc.nat(right.length - 1), fc.nat(14), (bit, place, step) => {
      const flipped = bytes(body);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(isSigned(secret, flipped, right)).toBe(false);
      const digits = '0123456789abcdef';
      const other = digits[(digits.indexOf(right[place] ?? '') + 1 + step) % 16];
      expect(isSigned(secret, bytes(body), right.slice(0, place) + other + right.slice(place + 1))).toBe(false);
    }),
    { numRuns: 2000 },
  );
  for (const wrong of [null, '', right.toUpperCase(), right.slice(1), `${right}0`, `sha256=${right}`]) {
    expect(isSigned(secret, bytes(body), wrong)).toBe(false);
  }
});

it.each([
  { sentAt: '2026-11-20T07:55:00Z', fresh: true },
  { sentAt: '2026-11-20T07:54:59Z', fresh: false },
  { sentAt: '2026-11-20T08:05:00Z', fresh: true },
  { sentAt: '2026-11-20T08:05:01Z', fresh: false },
  { sentAt: 'yesterday', fresh: false },
])('what was signed at $sentAt is fresh at 08:00: $fresh', ({ sentAt, fresh }) => {
  expect(isFresh(sentAt, new Date('2026-11-20T08:00:00Z'))).toBe(fresh);
});
