import { describe, expect, it } from 'vitest';
import { decideSend, type SendQuestion } from './decide-send';
import { identityLimits } from './identity-limits';
import { type Asker } from './asker';
import { after, aPin, killed, used } from './testing/pin-rows';

const ask = (now: number, question: Partial<SendQuestion> = {}) =>
  decideSend({ purpose: 'LOGIN', asker: stranger, rows: [], addressTimes: [], ...question }, after(now));
const stranger: Asker = { device: 'a stranger', isKnown: false, address: '10.0.0.1' };
const another: Asker = { device: 'another', isKnown: false, address: '10.0.0.2' };
const holder: Asker = { device: 'a phone', isKnown: true, address: '10.0.0.1' };
const ofHolder = { device: 'a phone', isKnown: true };
const sent = { delayMs: 0 };
const wait = (retryAfterSeconds: number) => ({ code: 'OTP_LIMIT', retryAfterSeconds });

it('allows the first PIN', () => {
  expect(ask(0)).toEqual(sent);
});

describe('60 seconds apart', () => {
  const rows = [aPin(0)];
  it.each([
    { now: 0, gives: wait(60) },
    { now: 0.001, gives: wait(60) },
    { now: 59, gives: wait(1) },
    { now: 59.999, gives: wait(1) },
    { now: 60, gives: sent },
  ])('$now s after the last one', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('also after a success', () => {
    expect(ask(30, { rows: [aPin(0, used(20))] })).toEqual(wait(30));
  });

  it('not between two purposes', () => {
    expect(ask(1, { rows, purpose: 'UPDATE_CELL_NUMBER' })).toEqual(sent);
    expect(ask(1, { rows: [aPin(0, { purpose: 'APPROVAL' })], purpose: 'BENEFICIARY' })).toEqual(sent);
  });

  it('not for somebody else', () => {
    expect(ask(1, { rows, asker: another })).toEqual(sent);
    expect(ask(1, { rows, asker: holder })).toEqual(sent);
  });

  it('by address where no cookie is shown', () => {
    const bare: Asker = { ...stranger, device: null };
    const first = [aPin(0, { device: 'made for it', cameWithDevice: false })];
    expect(ask(1, { rows: first, asker: bare })).toEqual(wait(59));
    expect(ask(1, { rows: first, asker: { ...bare, address: '10.0.0.2' } })).toEqual(sent);
    expect(ask(1, { rows: first, asker: { ...bare, device: 'made for it', address: '10.0.0.3' } })).toEqual(wait(59));
  });
});

describe('known devices, 5 an hour together', () => {
  const rows = [0, 100, 200, 300, 400].map((at, i) => aPin(at, { device: `phone ${i}`, isKnown: true }));
  it.each([
    { now: 500, gives: wait(3100), why: 'the sixth waits for the first to be an hour old' },
    { now: 3599, gives: wait(1), why: 'a second before' },
    { now: 3600, gives: sent, why: 'at the hour' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows, asker: holder })).toEqual(gives);
  });

  it('counts successes too, and nobody else', () => {
    const accepted = rows.map((row) => ({ ...row, usedAt: row.createdAt }));
    expect(ask(500, { rows: accepted, asker: holder })).toEqual(wait(3100));
    expect(ask(500, { rows, asker: another })).toEqual(sent);
  });

  it('counts all step-up purposes together and apart from sign-in', () => {
    const stepUps = [
      'APPROVAL',
      'BENEFICIARY',
      'UPDATE_CELL_NUMBER',
      'UPDATE_BANKING_DETAILS',
      'UPDATE_PAYMENT_METHOD',
    ];
    const asked = stepUps.map((purpose, i) => aPin(i * 100, { purpose, device: 'session 1', isKnown: true }));
    const session: Asker = { device: 'session 1', isKnown: true, address: '10.0.0.1' };
    expect(ask(500, { rows: asked, purpose: 'APPROVAL', asker: session })).toEqual(wait(3100));
    expect(ask(500, { rows: asked, asker: holder })).toEqual(sent);
    expect(ask(500, { rows, purpose: 'APPROVAL', asker: session })).toEqual(sent);
  });
});

describe('known devices, 9 in 24 hours together', () => {
  const rows = Array.from({ length: 9 }, (_, i) => aPin(i * 3600, ofHolder));
  it.each([
    { now: 32_400, gives: wait(54_000), why: 'the tenth waits for the first to be a day old' },
    { now: 86_399, gives: wait(1), why: 'a second before' },
    { now: 86_400, gives: sent, why: 'at 24 hours' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows, asker: holder })).toEqual(gives);
  });

  it('starts again after a success on that device (B6), which forgives other devices nothing', () => {
    const success = aPin(32_000, { ...ofHolder, ...used(32_010) });
    expect(ask(36_000, { rows: [...rows, success], asker: holder })).toEqual(sent);
    const elsewhere = { ...success, device: 'a tablet' };
    expect(ask(36_000, { rows: [...rows, elsewhere], asker: holder })).toEqual(wait(50_400));
  });
});

describe('everybody else, 10 in 24 hours together', () => {
  const rows = Array.from({ length: 10 }, (_, i) => aPin(i * 3600, { device: `d${i}`, address: `10.0.1.${i}` }));
  it.each([
    { now: 36_000, gives: wait(50_400), why: 'the eleventh waits for the first to be a day old' },
    { now: 86_400, gives: sent, why: 'at 24 hours' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows })).toEqual(gives);
  });

  it('leaves known devices alone, and the success of one forgives the others nothing', () => {
    const success = aPin(35_000, { ...ofHolder, ...used(35_010) });
    expect(ask(36_000, { rows: [...rows, success], asker: holder })).toEqual(sent);
    expect(ask(36_000, { rows: [...rows, success] })).toEqual(wait(50_400));
  });

  it('and 2 from each address, whatever cookies they show', () => {
    const twice = [0, 100].map((at) => aPin(at, { device: `cookie ${at}` }));
    expect(ask(500, { rows: twice })).toEqual(wait(85_900));
    expect(ask(500, { rows: twice, asker: another })).toEqual(sent);
    expect(ask(500, { rows: twice, asker: holder })).toEqual(sent);
  });
});

it('lets 19 PINs a day be guessed at, 5 tries each: fewer than 100 guesses', () => {
  const { pin, sends } = identityLimits;
  const codes = sends.knownDevices.perDay.most + sends.others.together.most;
  expect(codes * pin.triesPerCode).toBe(95);
});

describe('an address, over all policies, counting what led to no sign-in', () => {
  const times = (count: number) => Array.from({ length: count }, (_, i) => after(i));
  it.each([
    { before: 19, gives: { delayMs: 0 }, why: 'the 20th leaves at once' },
    { before: 20, gives: { delayMs: 1000 }, why: 'the 21st a second later' },
    { before: 199, gives: { delayMs: 30_000 }, why: 'the 200th half a minute later' },
    { before: 200, gives: wait(3300), why: 'the 201st waits for the first to be an hour old' },
  ])('$why', ({ before, gives }) => {
    expect(ask(300, { addressTimes: times(before) })).toEqual(gives);
  });

  it('slows no known device', () => {
    expect(ask(300, { addressTimes: times(200), asker: holder })).toEqual(sent);
  });
});

describe('three PINs of one asker killed by guesses', () => {
  const rows = [0, 60, 120].map((at) => aPin(at, { ...ofHolder, ...killed(at + 10) }));
  it.each([
    { now: 190, gives: { code: 'LOCKED', retryAfterSeconds: 840 }, why: 'get it no PIN' },
    { now: 1029, gives: { code: 'LOCKED', retryAfterSeconds: 1 }, why: 'until 15 minutes passed' },
    { now: 1030, gives: sent, why: 'and then do' },
  ])('$why', ({ now, gives }) => {
    expect(ask(now, { rows, asker: holder })).toEqual(gives);
  });

  it('stop nobody else, and no step-up in an open session', () => {
    expect(ask(190, { rows, asker: another })).toEqual(sent);
    expect(ask(190, { rows, asker: { ...holder, device: 'a tablet' } })).toEqual(sent);
    expect(ask(190, { rows, purpose: 'APPROVAL', asker: { ...holder, device: 'session 1' } })).toEqual(sent);
  });
});
