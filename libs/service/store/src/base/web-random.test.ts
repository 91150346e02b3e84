import { expect, test } from 'vitest';
import { webRandom } from './web-random';

test('every number below the bound comes up, and no other', () => {
  const drawn = new Set(Array.from({ length: 2000 }, () => webRandom.int(10)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('numbers are as likely as each other', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let draw = 0; draw < 20_000; draw += 1) counts[webRandom.int(10)]! += 1;
  const chiSquare = counts.reduce((sum, seen) => sum + (seen - 2000) ** 2 / 2000, 0);
  expect(chiSquare).toBeLessThan(33.7); // p = 0.0001 at 9 degrees of freedom
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('the bound %s is refused', (bound) => {
  expect(() => webRandom.int(bound)).toThrow(RangeError);
});

test('the largest bound works', () => {
  expect(webRandom.int(2 ** 32)).toBeLessThan(2 ** 32);
});

test('bytes and ids differ from draw to draw', () => {
  expect(webRandom.bytes(16)).toHaveLength(16);
  expect(webRandom.bytes(16)).not.toEqual(webRandom.bytes(16));
  expect(new Set(Array.from({ length: 1000 }, () => webRandom.uuid())).size).toBe(1000);
});
