import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { codesOf } from '../../code-lists/code-list';
import { deathReportStatuses } from '../../code-lists/claims';
import { actionTypes } from '../../change/kinds-of-change';
import { anIdNumber } from '../../testing/an-id-number';
import { aliveCheckNumbers, type ReportOfPolicyholder, waitsForAdministratorUntil } from './alive';
import { aliveSentences } from './alive-sentences';
import { birthInIdNumber, checkDateOfDeath } from './date-of-death';
import { reportHandling } from './death-report';

const today = '2026-11-20';

describe('the date of death', () => {
  const birth = '1960-04-15';
  it.each([
    { date: null, gives: fail('Enter the date of death') },
    { date: ' ', gives: fail('Enter the date of death') },
    { date: '2026-02-30', gives: fail('Date of death must be a real date') },
    { date: '2026-11-21', gives: fail('The date of death cannot be in the future') },
    { date: '2026-11-20', gives: ok('2026-11-20') },
    { date: '1960-04-15', gives: ok('1960-04-15') },
    { date: '1960-04-14', gives: fail('The date of death is before the date of birth') },
  ])('$date gives $gives', ({ date, gives }) => {
    expect(checkDateOfDeath(date, { today, birth })).toEqual(gives);
  });

  it('may be long ago, and of somebody whose birth is not known', () => {
    expect(checkDateOfDeath('1999-01-01', { today, birth: null })).toEqual(ok('1999-01-01'));
  });
});

describe('the birth in the ID number of somebody who has died', () => {
  it.each([
    { born: '1960-04-15', died: today, birth: '1960-04-15' },
    { born: '2015-03-04', died: today, birth: '2015-03-04' },
    { born: '1915-03-04', died: '2010-01-01', birth: '1915-03-04' },
    { born: '1926-12-31', died: '2026-11-10', birth: '1926-12-31' },
    { born: '1960-04-15', died: '1950-01-01', birth: '1960-04-15' },
    { born: '2024-02-29', died: today, birth: '2024-02-29' },
  ])('$born, died $died: $birth', ({ born, died, birth }) => {
    expect(birthInIdNumber(anIdNumber({ born }), died)).toBe(birth);
  });

  it.each(['', '600415', '6013325009087x', anIdNumber({ born: today }).replace(/^.{6}/, '991332')])(
    'is none in "%s"',
    (idNumber) => {
      expect(birthInIdNumber(idNumber, today)).toBeNull();
    },
  );
});

describe('a report from the public page', () => {
  const first = { fromNumber: 0, aboutIdNumber: 0, fromAddress: 0 };
  it.each([
    { before: first, isForStaffOnly: false, isSlowed: false, why: 'the first' },
    { before: { ...first, fromNumber: 2 }, isForStaffOnly: false, isSlowed: false, why: 'the third of a number' },
    { before: { ...first, fromNumber: 3 }, isForStaffOnly: true, isSlowed: false, why: 'the fourth of a number' },
    { before: { ...first, aboutIdNumber: 4 }, isForStaffOnly: false, isSlowed: false, why: 'the fifth about a person' },
    { before: { ...first, aboutIdNumber: 5 }, isForStaffOnly: true, isSlowed: false, why: 'the sixth about a person' },
    { before: { ...first, fromAddress: 9 }, isForStaffOnly: false, isSlowed: false, why: 'the tenth of an address' },
    { before: { ...first, fromAddress: 10 }, isForStaffOnly: false, isSlowed: true, why: 'the eleventh of an address' },
  ])('$why', ({ before, isForStaffOnly, isSlowed }) => {
    expect(reportHandling(before)).toEqual({ isForStaffOnly, isSlowed });
  });
});

describe('a change of somebody who is said to have died', () => {
  const linked: ReportOfPolicyholder = { status: 'LINKED', linkedOn: today };
  /** Ten business days after Friday 20 November. */
  const until = '2026-12-04';

  it('waits for an administrator where money or PINs would go elsewhere, and only there', () => {
    const waiting = codesOf(actionTypes).filter((action) => waitsForAdministratorUntil(action, [linked], today));
    expect(waiting).toEqual(['UPDATE_CELL_NUMBER', 'UPDATE_BANKING_DETAILS', 'ADD_BENEFICIARY', 'UPDATE_BENEFICIARY']);
  });

  it.each(codesOf(deathReportStatuses))('waits after a report that is LINKED alone: %s', (status) => {
    const expected = status === 'LINKED' ? until : null;
    expect(waitsForAdministratorUntil('UPDATE_BANKING_DETAILS', [{ ...linked, status }], today)).toBe(expected);
  });

  it.each([
    ['2026-12-04', until],
    ['2026-12-05', null],
  ])('waits at most ten business days: on %s until %s', (on, expected) => {
    expect(waitsForAdministratorUntil('UPDATE_CELL_NUMBER', [linked], on)).toBe(expected);
  });

  it('waits for the last of several reports, and for none that opened no claim', () => {
    const reports = [{ ...linked, linkedOn: '2026-11-23' }, linked, { ...linked, linkedOn: null }];
    expect(waitsForAdministratorUntil('ADD_BENEFICIARY', reports, today)).toBe('2026-12-07');
    expect(waitsForAdministratorUntil('ADD_BENEFICIARY', [{ ...linked, linkedOn: null }], today)).toBeNull();
    expect(waitsForAdministratorUntil('ADD_BENEFICIARY', [], today)).toBeNull();
  });
});

it.each([
  { before: [], asked: ['27821234567'] },
  { before: [{ number: '27831112222', changedOn: '2026-08-22' }], asked: ['27821234567', '27831112222'] },
  { before: [{ number: '27831112222', changedOn: '2026-08-21' }], asked: ['27821234567'] },
  {
    before: [
      { number: '27832223333', changedOn: '2026-11-19' },
      { number: '27821234567', changedOn: '2026-11-19' },
      { number: '27831112222', changedOn: '2026-11-18' },
    ],
    asked: ['27821234567', '27832223333', '27831112222'],
  },
])('asks the number on record, and each that was changed in the last ninety days: $before', ({ before, asked }) => {
  expect(aliveCheckNumbers('27821234567', before, today)).toEqual(asked);
});

it('says to the person who lives what happened and what waits', () => {
  expect(aliveSentences.note('2026-11-20')).toBe(
    'We were told on 20 November 2026 that you died. If you are reading this and it is wrong, tell us.',
  );
  expect(aliveSentences.changeWaits('2026-12-04')).toBe(
    'We were told that you died, so an administrator looks at this change first, until 4 December 2026 at the latest. ' +
      'Tell us that you are alive, and it waits no longer.',
  );
});
