import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url';

it('reads back what it wrote, for any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(fromBase64Url(text)).toEqual(bytes);
    }),
  );
});

it.each([
  { text: 'A', why: 'one character is no whole byte' },
  { text: 'AB', why: 'a second spelling of the byte of "AA"' },
  { text: 'AA==', why: 'padding' },
  { text: 'A+/A', why: 'the alphabet of plain base64' },
  { text: 'AA AA', why: 'a space' },
  { text: 'é', why: 'a letter outside ASCII' },
])('refuses "$text": $why', ({ text }) => {
  expect(fromBase64Url(text)).toBeNull();
});
