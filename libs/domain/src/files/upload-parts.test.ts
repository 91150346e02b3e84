import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfPart, partCount } from './upload-parts';

it('cuts a file into parts of one size and a rest', () => {
  const cut = { sizeBytes: 250, partBytes: 100 };
  expect(partCount(cut)).toBe(3);
  expect([-1, 0, 1, 2, 3].map((part) => bytesOfPart(cut, part))).toEqual([0, 100, 100, 50, 0]);
});

it('loses no byte and sends none twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_242_880 }),
      fc.integer({ min: 16_384, max: 262_144 }),
      (sizeBytes, partBytes) => {
        const cut = { sizeBytes, partBytes };
        const parts = Array.from({ length: partCount(cut) }, (_, part) => bytesOfPart(cut, part));
        expect(parts.reduce((sum, bytes) => sum + bytes, 0)).toBe(sizeBytes);
        expect(Math.min(...parts)).toBeGreaterThan(0);
      },
    ),
  );
});
