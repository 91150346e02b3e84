import { webRandom } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { createPinHash, drawPin } from './pin-code';

describe('100,000 PINs (B1)', () => {
  const draw = () => Array.from({ length: 100_000 }, () => drawPin(webRandom, 6));
  const draws = [draw(), draw()];

  /** Real randomness fails a fair test now and then; a bias fails it every time. So bad luck has a second draw. */
  const usually = (holds: (codes: string[]) => boolean) => draws.some(holds);

  it('are six digits each', () => {
    expect(draws.flat().filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  });

  it('start with a zero in 10 % of cases, give or take 0.3', () => {
    const isFair = (codes: string[]) =>
      Math.abs(codes.filter((code) => code.startsWith('0')).length / codes.length - 0.1) <= 0.003;
    expect(usually(isFair)).toBe(true);
  });

  it.each([0, 1, 2, 3, 4, 5])('use every digit equally often at position %i: chi-square, p > 0.001', (position) => {
    const isFair = (codes: string[]) => chiSquare(codes.map((code) => Number(code[position]))) < 27.877;
    expect(usually(isFair)).toBe(true);
  });

  it('would be found out by these tests if a digit came one time in eight', () => {
    const digits = Array.from({ length: 100_000 }, () => (webRandom.int(40) === 0 ? 0 : webRandom.int(10)));
    expect(chiSquare(digits)).toBeGreaterThan(27.877);
  });
});

/** How far ten digits are from equally frequent. 9 degrees of freedom: beyond 27.877 in one case of 1,000. */
function chiSquare(digits: number[]): number {
  const expected = digits.length / 10;
  const counts = Array<number>(10).fill(0);
  for (const digit of digits) counts[digit] = (counts[digit] ?? 0) + 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

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
  const binding = { id: 'row-1', policyNumber: '7000010012', purpose: 'LOGIN', to: '27821234567' };
  const hash = pinHash(binding, '123456');

  it('is the same for the same PIN on the same row', () => {
    expect(pinHash({ ...binding }, '123456')).toBe(hash);
  });

  it.each([
    { why: 'another PIN', other: pinHash(binding, '123457') },
    { why: 'another policy', other: pinHash({ ...binding, policyNumber: '7000010013' }, '123456') },
    { why: 'another purpose', other: pinHash({ ...binding, purpose: 'APPROVAL' }, '123456') },
    { why: 'another number', other: pinHash({ ...binding, to: '27821234568' }, '123456') },
    { why: 'no number', other: pinHash({ ...binding, to: null }, '123456') },
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
