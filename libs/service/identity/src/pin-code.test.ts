import { webRandom } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { createPinHash, drawPin } from './pin-code';

describe('100,000 PINs (B1)', () => {
  const drawn = Array.from({ length: 100_000 }, () => drawPin(webRandom, 6));

  it('are six digits each', () => {
    expect(drawn.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  });

  it('start with a zero one time in ten', () => {
    const share = drawn.filter((code) => code.startsWith('0')).length / drawn.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.004);
  });

  /** Chi-square with 9 degrees of freedom: p > 0.0001 for each of six positions. */
  it.each([0, 1, 2, 3, 4, 5])('use every digit equally often at position %i', (position) => {
    const counts = Array<number>(10).fill(0);
    for (const code of drawn) counts[Number(code[position])]! += 1;
    const expected = drawn.length / 10;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(33.72);
  });
});

it.each([
  { number: 0, digits: 6, code: '000000' },
  { number: 42, digits: 6, code: '000042' },
  { number: 999_999, digits: 6, code: '999999' },
  { number: 42, digits: 8, code: '00000042' },
])('writes $number with $digits digits as $code', ({ number, digits, code }) => {
  const bounds: number[] = [];
  const random = { int: (bound: number) => (bounds.push(bound), number) };
  expect(drawPin(random, digits)).toBe(code);
  expect(bounds).toEqual([10 ** digits]);
});

describe('the hash of a PIN', () => {
  const pinHash = createPinHash('a secret of the tests, long enough');
  const binding = { id: 'row-1', policyNumber: '7000010012', purpose: 'LOGIN' };
  const hash = pinHash(binding, '123456');

  it('is the same for the same PIN on the same row', () => {
    expect(pinHash({ ...binding }, '123456')).toBe(hash);
  });

  it.each([
    { why: 'another PIN', other: pinHash(binding, '123457') },
    { why: 'another policy', other: pinHash({ ...binding, policyNumber: '7000010013' }, '123456') },
    { why: 'another purpose', other: pinHash({ ...binding, purpose: 'APPROVAL' }, '123456') },
    { why: 'another row', other: pinHash({ ...binding, id: 'row-2' }, '123456') },
    { why: 'parts shifted', other: pinHash({ ...binding, policyNumber: '7000010012","LOGIN' }, '123456') },
    { why: 'another secret', other: createPinHash('another secret of the tests, long')(binding, '123456') },
  ])('differs for $why', ({ other }) => {
    expect(other).not.toBe(hash);
  });

  it('does not hold the PIN', () => {
    expect(hash).not.toContain('123456');
  });
});
