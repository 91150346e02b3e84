import { describe, expect, it } from 'vitest';
import { decideSend, type SendQuestion } from './decide-send';
import { after, aPin, killed, used } from './testing/pin-rows';

const ask = (now: number, question: Partial<SendQuestion> = {}) =>
  decideSend({ purpose: 'LOGIN', rows: [], addressTimes: [], isTrusted: false, ...question }, after(now));
const wait = (retryAfterSeconds: number) => ({ code: 'OTP_LIMIT', retryAfterSeconds });

it('allows the first PIN', () => {
  expect(ask(0)).toBeNull();
});

describe('60 seconds apart', () => {
  const rows = [aPin(0)];
  it.each([
    { now: 0, gives: wait(60) },
    { now: 0.001, gives: wait(60) },
    { now: 59, gives: wait(1) },
    { now: 59.999, gives: wait(1) },
    { now: 60, gives: null },
  ])('$now s after the last one', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('also after a success', () => {
    expect(ask(30, { rows: [aPin(0, used(20))] })).toEqual(wait(30));
  });

  it('not between two purposes', () => {
    expect(ask(1, { rows, purpose: 'UPDATE_CELL_NUMBER' })).toBeNull();
    expect(ask(1, { rows: [aPin(0, { purpose: 'APPROVAL' })], purpose: 'BENEFICIARY' })).toBeNull();
  });
});

describe('5 an hour for a policy', () => {
  const rows = [0, 100, 200, 300, 400].map((at) => aPin(at));
  it.each([
    { now: 500, gives: wait(3100), why: 'the sixth waits for the first to be an hour old' },
    { now: 3599, gives: wait(1), why: 'a second before' },
    { now: 3600, gives: null, why: 'at the hour' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('counts successes too', () => {
    expect(ask(500, { rows: rows.map((row) => ({ ...row, usedAt: row.createdAt })) })).toEqual(wait(3100));
  });

  it('counts all step-up purposes together and apart from sign-in', () => {
    const stepUps = [
      'APPROVAL',
      'BENEFICIARY',
      'UPDATE_CELL_NUMBER',
      'UPDATE_BANKING_DETAILS',
      'UPDATE_PAYMENT_METHOD',
    ];
    const asked = stepUps.map((purpose, i) => aPin(i * 100, { purpose }));
    expect(ask(500, { rows: asked, purpose: 'APPROVAL' })).toEqual(wait(3100));
    expect(ask(500, { rows: asked, purpose: 'LOGIN' })).toBeNull();
    expect(ask(500, { rows, purpose: 'APPROVAL' })).toBeNull();
  });
});

describe('10 in 24 hours for a policy', () => {
  const rows = Array.from({ length: 10 }, (_, i) => aPin(i * 3600));
  it.each([
    { now: 36_000, gives: wait(50_400), why: 'the eleventh waits for the first to be a day old' },
    { now: 86_399, gives: wait(1), why: 'a second before' },
    { now: 86_400, gives: null, why: 'at 24 hours' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('starts again after a success (B6)', () => {
    const [first, second, ...rest] = rows.toReversed();
    expect(ask(36_000, { rows: [{ ...first!, ...used(32_410) }, second!, ...rest] })).toBeNull();
  });
});

describe('20 an hour for an address', () => {
  const times = Array.from({ length: 20 }, (_, i) => after(i));
  it.each([
    { addressTimes: times, now: 100, gives: wait(3500), why: 'the 21st waits for the first to be an hour old' },
    { addressTimes: times, now: 3600, gives: null, why: 'at the hour' },
    { addressTimes: times.slice(1), now: 100, gives: null, why: 'the 20th' },
  ])('$why', ({ addressTimes, now, gives }) => {
    expect(ask(now, { addressTimes })).toEqual(gives);
  });
});

it('names the longest of several waits', () => {
  const rows = [0, 100, 200, 300, 400].map((at) => aPin(at));
  expect(ask(430, { rows })).toEqual(wait(3170));
});

describe('a locked policy', () => {
  const rows = [aPin(0, killed(10)), aPin(60, killed(70)), aPin(120, killed(130))];
  it.each([
    { now: 190, gives: { code: 'LOCKED', retryAfterSeconds: 840 }, why: 'gets no PIN' },
    { now: 1029, gives: { code: 'LOCKED', retryAfterSeconds: 1 }, why: 'until 15 minutes passed' },
    { now: 1030, gives: null, why: 'and then does' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('still serves a network that signed in before, within the limits', () => {
    expect(ask(190, { rows, isTrusted: true })).toBeNull();
    expect(ask(150, { rows, isTrusted: true })).toEqual(wait(30));
  });

  it('still serves step-up in an open session', () => {
    expect(ask(190, { rows, purpose: 'APPROVAL' })).toBeNull();
  });
});
