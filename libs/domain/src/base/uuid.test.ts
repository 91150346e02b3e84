import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uuidOf } from './uuid';

it.each([
  { byte: 0x00, gives: '00000000-0000-4000-8000-000000000000' },
  { byte: 0xff, gives: 'ffffffff-ffff-4fff-bfff-ffffffffffff' },
  { byte: 0x5a, gives: '5a5a5a5a-5a5a-4a5a-9a5a-5a5a5a5a5a5a' },
])('16 bytes of $byte give $gives', ({ byte, gives }) => {
  expect(uuidOf(new Uint8Array(16).fill(byte))).toBe(gives);
});

it('any 16 bytes give a UUID of version 4, of which 122 bits are the bytes', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(bytes, (random) => {
      const uuid = uuidOf(random);
      expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      const read = Uint8Array.from(uuid.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
      const isRandom = (_byte: number, at: number) => at !== 6 && at !== 8;
      expect([...read].filter(isRandom)).toEqual([...random].filter(isRandom));
    }),
  );
});

it('fewer bytes are refused', () => {
  expect(() => uuidOf(new Uint8Array(15))).toThrow(RangeError);
});
