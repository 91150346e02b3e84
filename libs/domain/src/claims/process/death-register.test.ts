import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf } from '../../code-lists/code-list';
import { claimStatuses, type ClaimStatus } from '../../code-lists/claims';
import {
  aliveSince,
  confirmsDeath,
  dayByRegister,
  isRegisterAsked,
  type RegisterAnswer,
  registerResults,
  type RegisterStanding,
  registerStandingOf,
  registerStandings,
  stopsPayment,
} from './death-register';

const dateOfDeath = '2026-11-10';
const at = (day: number) => `2026-11-${day}T08:00:00.000Z`;
const said = (result: Exclude<RegisterAnswer['result'], 'DECEASED'>, day: number): RegisterAnswer => ({
  result,
  dateOfDeath: null,
  at: at(day),
});
const died = (on: string, day: number): RegisterAnswer => ({ result: 'DECEASED', dateOfDeath: on, at: at(day) });

it.each<[why: string, answers: RegisterAnswer[], liftedAt: string | null, standing: RegisterStanding]>([
  ['nobody asked', [], null, 'NOT_ASKED'],
  ['it was silent', [said('NO_ANSWER', 11)], null, 'NO_ANSWER'],
  ['it does not know yet', [said('NO_ANSWER', 11), said('NOT_FOUND', 12)], null, 'NOT_FOUND'],
  ['silence after it did not know', [said('NOT_FOUND', 11), said('NO_ANSWER', 12)], null, 'NO_ANSWER'],
  ['it knows, and of the same day', [said('NOT_FOUND', 11), died(dateOfDeath, 12)], null, 'DECEASED'],
  ['it knows of another day', [died('2026-11-09', 12)], null, 'DATE_DIFFERS'],
  ['the newest day counts', [died('2026-11-09', 12), died(dateOfDeath, 13)], null, 'DECEASED'],
  [
    'silence takes back no death',
    [died(dateOfDeath, 12), said('NO_ANSWER', 13), said('NOT_FOUND', 14)],
    null,
    'DECEASED',
  ],
  ['the person lives', [said('NOT_FOUND', 11), said('ALIVE', 12)], null, 'ALIVE'],
  ['silence takes back no life', [said('ALIVE', 12), said('NO_ANSWER', 13), said('NOT_FOUND', 14)], null, 'ALIVE'],
  ['an administrator lifted it', [said('ALIVE', 12)], at(14), 'ALIVE_LIFTED'],
  ['said again after it was lifted', [said('ALIVE', 12), said('ALIVE', 16)], at(14), 'ALIVE_LIFTED'],
  [
    'lifted, then dead, then alive once more',
    [said('ALIVE', 12), died(dateOfDeath, 15), said('ALIVE', 16)],
    at(14),
    'ALIVE',
  ],
  ['a later death lifts it', [said('ALIVE', 12), died(dateOfDeath, 15)], null, 'DECEASED'],
  ['also one on another day', [said('ALIVE', 12), died('2026-11-12', 15)], null, 'DATE_DIFFERS'],
  ['first dead, then alive', [died(dateOfDeath, 12), said('ALIVE', 13)], null, 'ALIVE'],
])('%s', (_, answers, liftedAt, standing) => {
  expect(registerStandingOf({ answers, liftedAt, dateOfDeath })).toBe(standing);
});

it('says since when somebody lives by the register: a certificate from before counts for nothing', () => {
  expect(aliveSince([said('NOT_FOUND', 11), said('ALIVE', 12), said('ALIVE', 14)])).toBe(at(12));
  expect(aliveSince([said('ALIVE', 12), died(dateOfDeath, 13), said('ALIVE', 14)])).toBe(at(14));
  expect(aliveSince([said('ALIVE', 12), died(dateOfDeath, 13)])).toBeNull();
  expect(aliveSince([])).toBeNull();
});

it('says which day of death the register has, where it has one', () => {
  expect(dayByRegister([died('2026-11-09', 12), said('NO_ANSWER', 13)])).toBe('2026-11-09');
  expect(dayByRegister([died('2026-11-09', 12), said('ALIVE', 13)])).toBeNull();
  expect(dayByRegister([said('NOT_FOUND', 13)])).toBeNull();
});

/** What each answer lets happen to an open claim whose death is not confirmed. */
it.each<[RegisterStanding, isAsked: boolean, confirms: boolean, stops: boolean]>([
  ['NOT_ASKED', true, false, false],
  ['NO_ANSWER', true, false, false],
  ['NOT_FOUND', true, false, false],
  ['DECEASED', true, true, false],
  ['DATE_DIFFERS', false, false, false],
  ['ALIVE', false, false, true],
  ['ALIVE_LIFTED', false, false, false],
])('%s: asked again %s, confirms the death %s, stops payment %s', (standing, isAsked, confirms, stops) => {
  const open = { isDeathConfirmed: false, hasIdNumber: true, standing };
  for (const status of ['REPORTED', 'IN_ASSESSMENT', 'DISPUTED'] as const) {
    expect(isRegisterAsked({ ...open, status })).toBe(isAsked);
    expect(isRegisterAsked({ ...open, status, isDeathConfirmed: true })).toBe(false);
    expect(isRegisterAsked({ ...open, status, hasIdNumber: false })).toBe(false);
    expect(confirmsDeath({ ...open, status })).toBe(confirms);
    expect(confirmsDeath({ ...open, status, isDeathConfirmed: true })).toBe(false);
  }
  expect(stopsPayment(standing)).toBe(stops);
});

describe('a claim that is decided, withdrawn or void', () => {
  const over = codesOf(claimStatuses).filter(
    (status: ClaimStatus) => !['REPORTED', 'IN_ASSESSMENT', 'DISPUTED'].includes(status),
  );

  it.each(over)('is not asked about by itself, nor confirmed: %s', (status) => {
    for (const standing of registerStandings) {
      const claim = { status, standing, isDeathConfirmed: false };
      expect(isRegisterAsked({ ...claim, hasIdNumber: true })).toBe(false);
      expect(confirmsDeath(claim)).toBe(false);
    }
  });
});

it('whatever is answered: only ALIVE stops, and nothing but DECEASED or an administrator ends that', () => {
  const answer = fc
    .record({ result: fc.constantFrom(...registerResults), day: fc.integer({ min: 11, max: 27 }) })
    .map(({ result, day }) => (result === 'DECEASED' ? died(dateOfDeath, day) : said(result, day)));
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 6 }), (answers) => {
      const inOrder = answers.toSorted((one, other) => one.at.localeCompare(other.at));
      const standing = registerStandingOf({ answers: inOrder, liftedAt: null, dateOfDeath });
      const last = inOrder.findLast(({ result }) => result === 'ALIVE' || result === 'DECEASED');
      expect(stopsPayment(standing)).toBe(last?.result === 'ALIVE');
      expect(aliveSince(inOrder) !== null).toBe(last?.result === 'ALIVE');
    }),
  );
});
