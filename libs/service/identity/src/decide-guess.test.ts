import { describe, expect, it } from 'vitest';
import { type Asker } from './asker';
import { decideGuess, type GuessQuestion, pinDigits, spendsPin } from './decide-guess';
import { type PinRow } from './pin-row';
import { after, aPin, killed, replaced, used } from './testing/pin-rows';

const guess = (now: number, rows: PinRow[], more: Partial<GuessQuestion<PinRow>> = {}) =>
  decideGuess({ purpose: 'LOGIN', asker: stranger, rows, withoutPin: [], ...more }, after(now));
const stranger: Asker = { device: 'a stranger', isKnown: false, address: '10.0.0.1' };

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

describe('a PIN belongs to who asked for it', () => {
  const row = aPin(0, { device: 'made for it', cameWithDevice: false });
  const bare: Asker = { ...stranger, device: null };
  it.each([
    {
      asker: { ...bare, device: 'made for it', address: '10.9.9.9' },
      compared: true,
      why: 'the device, from anywhere',
    },
    { asker: bare, compared: true, why: 'its address, without a cookie' },
    { asker: { ...bare, device: 'another' }, compared: false, why: 'not another device at that address' },
    { asker: { ...bare, address: '10.9.9.9' }, compared: false, why: 'not another address' },
  ])('$why', ({ asker, compared }) => {
    expect(guess(1, [row], { asker })).toEqual({ compareWith: compared ? row : null });
  });

  it('without a cookie only the last one that was asked for so', () => {
    const later = aPin(60, { device: 'another', cameWithDevice: false });
    expect(guess(61, [row, later], { asker: bare })).toEqual({ compareWith: later });
    expect(guess(61, [row, { ...later, ...killed(60) }], { asker: bare })).toEqual({ compareWith: null });
    expect(guess(61, [row, later], { asker: { ...bare, device: 'made for it' } })).toEqual({ compareWith: row });
  });
});

describe('while an asker is locked out', () => {
  const live = aPin(180);
  const rows = [aPin(0, killed(10)), aPin(60, killed(70)), aPin(120, killed(130)), live];

  it('nothing of theirs is compared, and the refusal says how long', () => {
    expect(guess(200, rows)).toEqual({ refusal: { code: 'LOCKED', retryAfterSeconds: 830 } });
  });

  it('others are compared', () => {
    const own = aPin(180, { device: 'a phone' });
    expect(guess(200, [...rows, own], { asker: { ...stranger, device: 'a phone' } })).toEqual({ compareWith: own });
  });
});

describe('20 guesses in 15 minutes without a PIN', () => {
  const withoutPin = Array.from({ length: 20 }, (_, i) => after(i));
  it.each([
    { now: 100, times: withoutPin.slice(1), gives: { compareWith: null }, why: 'the 20th is wrong' },
    {
      now: 100,
      times: withoutPin,
      gives: { refusal: { code: 'LOCKED', retryAfterSeconds: 800 } },
      why: 'the 21st is refused',
    },
    { now: 900, times: withoutPin, gives: { compareWith: null }, why: 'until the first is 15 minutes old' },
  ])('$why', ({ now, times, gives }) => {
    expect(guess(now, [], { withoutPin: times })).toEqual(gives);
  });

  it('stop nobody who has a PIN', () => {
    const live = aPin(0);
    expect(guess(100, [live], { withoutPin })).toEqual({ compareWith: live });
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
