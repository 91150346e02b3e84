import { describe, expect, it } from 'vitest';
import { decideGuess, pinDigits, spendsPin } from './decide-guess';
import { type PinRow } from './pin-row';
import { after, aPin, killed, replaced, used } from './testing/pin-rows';

const guess = (now: number, rows: PinRow[], { purpose = 'LOGIN', isTrusted = false } = {}) =>
  decideGuess({ purpose, rows, isTrusted }, after(now));

describe('a guess is compared with the PIN of its purpose', () => {
  const pin = aPin(0);
  it.each([
    { now: 0, row: pin, compared: true, why: 'at once' },
    { now: 299, row: pin, compared: true, why: 'after 4:59 (B5)' },
    { now: 299.999, row: pin, compared: true, why: 'a millisecond before 5:00' },
    { now: 300, row: pin, compared: false, why: 'not at 5:00' },
    { now: 301, row: pin, compared: false, why: 'not after 5:01 (B5)' },
    { now: 20, row: { ...pin, ...used(10) }, compared: false, why: 'not when it was used' },
    { now: 20, row: { ...pin, ...killed(10) }, compared: false, why: 'not when guesses killed it' },
    { now: 20, row: { ...pin, ...replaced(10) }, compared: false, why: 'not when a newer one replaced it' },
    { now: 20, row: { ...pin, purpose: 'APPROVAL' }, compared: false, why: 'not when it is for something else (B7)' },
  ])('$why', ({ now, row, compared }) => {
    expect(guess(now, [row])).toEqual({ compareWith: compared ? row : null });
  });

  it('and with nothing when there is none', () => {
    expect(guess(0, [])).toEqual({ compareWith: null });
  });

  it('picking it out of older ones and other purposes', () => {
    const rows = [
      aPin(0, replaced(60)),
      aPin(10, { purpose: 'APPROVAL' }),
      aPin(60),
      aPin(20, { purpose: 'BENEFICIARY' }),
    ];
    expect(guess(70, rows)).toEqual({ compareWith: rows[2] });
    expect(guess(70, rows, { purpose: 'APPROVAL' })).toEqual({ compareWith: rows[1] });
    expect(guess(70, rows, { purpose: 'BENEFICIARY' })).toEqual({ compareWith: rows[3] });
  });
});

describe('while the policy is locked', () => {
  const live = aPin(180);
  const rows = [aPin(0, killed(10)), aPin(60, killed(70)), aPin(120, killed(130)), live];

  it('nothing is compared, and the refusal says how long', () => {
    expect(guess(200, rows)).toEqual({ refusal: { code: 'LOCKED', retryAfterSeconds: 830 } });
  });

  it('a network that signed in before is compared', () => {
    expect(guess(200, rows, { isTrusted: true })).toEqual({ compareWith: live });
  });

  it('step-up goes on', () => {
    const approval = aPin(190, { purpose: 'APPROVAL' });
    expect(guess(200, [...rows, approval], { purpose: 'APPROVAL' })).toEqual({ compareWith: approval });
  });
});

it.each([
  { tries: 1, spent: false },
  { tries: 4, spent: false },
  { tries: 5, spent: true },
])('wrong guess number $tries spends the PIN: $spent', ({ tries, spent }) => {
  expect(spendsPin(tries)).toBe(spent);
});

it.each([
  { failedGuesses: 0, digits: 6 },
  { failedGuesses: 999, digits: 6 },
  { failedGuesses: 1000, digits: 8 },
])('after $failedGuesses failed guesses in a day PINs have $digits digits', ({ failedGuesses, digits }) => {
  expect(pinDigits(failedGuesses)).toBe(digits);
});
