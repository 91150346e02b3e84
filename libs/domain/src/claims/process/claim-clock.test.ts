import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays } from '../../base/collection-day';
import { addDays, dayOfWeek, type PlainDate } from '../../base/plain-date';
import { isPublicHoliday } from '../../base/public-holidays';
import { ok } from '../../base/result';
import { codesOf } from '../../code-lists/code-list';
import { type ClaimDocumentStatus, claimStatuses } from '../../code-lists/claims';
import {
  clockWithoutDocument,
  type ClockDocument,
  completeAt,
  contactBy,
  decisionDay,
  disputedClock,
  isClaimOverdue,
  payoutDay,
  startedClock,
  stoppedClock,
} from './claim-clock';

/** A moment by the clock of South Africa. */
const at = (day: PlainDate, time = '10:00') => new Date(`${day}T${time}:00+02:00`);
const isBusinessDay = (day: PlainDate) => dayOfWeek(day) !== 0 && dayOfWeek(day) !== 6 && !isPublicHoliday(day);

/** Typed by hand from docs/domain/claims.md#c3; the rows after it with a calendar. */
const clocks = [
  ['2026-11-20', '2026-11-24', '2026-12-14', 'a Friday'],
  ['2026-11-22', '2026-11-24', '2026-12-14', 'a Sunday: the weekend counts as day 0'],
  ['2026-12-15', '2026-12-18', '2027-01-11', '16 December'],
  ['2026-12-24', '2026-12-29', '2027-01-19', '25 December, a weekend, 1 January'],
  ['2026-08-07', '2026-08-12', '2026-09-01', 'Monday 10 August, observed'],
  ['2026-04-02', '2026-04-08', '2026-04-29', 'Good Friday, Family Day, 27 April'],
  ['2026-09-23', '2026-09-28', '2026-10-16', 'Heritage Day'],
  ['2027-03-25', '2027-03-31', '2027-04-20', 'Easter'],
  ['2026-11-21', '2026-11-24', '2026-12-14', 'a Saturday'],
  ['2026-12-16', '2026-12-18', '2027-01-11', 'on the holiday itself'],
  ['2026-12-31', '2027-01-05', '2027-01-25', 'the last day of the year'],
  ['2027-03-26', '2027-03-31', '2027-04-20', 'on Good Friday itself'],
] as const;

describe('the clock of a decision', () => {
  it.each(clocks)('with the last document on %s ends on %s, disputed on %s: %s', (last, decisionDue, disputeDue) => {
    for (const time of ['00:00', '12:00', '23:59']) {
      const started = startedClock(at(last, time));
      expect(started).toEqual({ completeAt: at(last, time), decisionDue, disputedAt: null, disputeDue: null });
      const disputedAt = at(decisionDue, '23:59');
      expect(disputedClock(started, disputedAt)).toEqual(ok({ ...started, disputedAt, disputeDue }));
    }
  });

  it('goes by the day in South Africa, where a minute to midnight is still today', () => {
    expect(startedClock(new Date('2026-11-23T21:59:00Z')).decisionDue).toBe('2026-11-25');
    expect(startedClock(new Date('2026-11-23T22:00:00Z')).decisionDue).toBe('2026-11-26');
  });

  const moments = fc
    .integer({ min: 0, max: 5 * 366 * 24 * 60 })
    .map((minutes) => new Date(at('2024-01-01', '00:00').getTime() + minutes * 60_000));

  it('ends on a business day, with exactly one business day between, and never earlier for a later document', () => {
    fc.assert(
      fc.property(moments, moments, (one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        const due = startedClock(earlier).decisionDue ?? '';
        const day = new Date(earlier.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
        const daysAfter: PlainDate[] = [];
        for (let next = addDays(day, 1); next <= due; next = addDays(next, 1)) daysAfter.push(next);
        expect(daysAfter.filter(isBusinessDay)).toHaveLength(2);
        expect(isBusinessDay(due)).toBe(true);
        expect((startedClock(later).decisionDue ?? '') >= due).toBe(true);
      }),
    );
  });

  it('has fourteen business days more in a dispute, whenever that is said, and no third time', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 40 }), (complete, daysLater) => {
        const started = startedClock(complete);
        const disputed = disputedClock(started, new Date(complete.getTime() + daysLater * 86_400_000));
        if (!disputed.success) throw new Error(disputed.message);
        expect(disputed.value.disputeDue).toBe(addBusinessDays(started.decisionDue ?? '', 14));
        expect(disputedClock(disputed.value, complete)).toMatchObject({ success: false, code: 'NOT_POSSIBLE' });
      }),
    );
  });

  it('cannot be disputed before it runs', () => {
    expect(disputedClock(stoppedClock, at('2026-11-20'))).toMatchObject({ success: false, code: 'INVALID_STATUS' });
  });
});

describe('a document that is not usable', () => {
  const clock = startedClock(at('2026-11-20'));
  const disputed = disputedClock(clock, at('2026-11-23'));

  it.each(['2026-11-20', '2026-11-24'])('clears the clock on %s, until the end of the day of the decision', (today) => {
    expect(clockWithoutDocument(clock, today)).toEqual(ok(stoppedClock));
  });

  it('leaves only the dispute from the day after', () => {
    expect(clockWithoutDocument(clock, '2026-11-25')).toMatchObject({ success: false, code: 'NOT_POSSIBLE' });
    expect(disputedClock(clock, at('2026-11-25')).success).toBe(true);
  });

  it('clears no clock of a dispute', () => {
    if (!disputed.success) throw new Error(disputed.message);
    expect(clockWithoutDocument(disputed.value, '2026-11-23')).toMatchObject({ success: false, code: 'NOT_POSSIBLE' });
  });

  it('changes nothing where no clock runs yet', () => {
    expect(clockWithoutDocument(stoppedClock, '2027-05-03')).toEqual(ok(stoppedClock));
  });
});

describe('everything is there', () => {
  const reported = at('2026-11-16', '08:00');
  const document = (status: ClaimDocumentStatus, settledAt: Date | null, isRequired = true): ClockDocument => ({
    status,
    settledAt,
    isRequired,
  });
  const [monday, friday] = [at('2026-11-16', '09:30'), at('2026-11-20', '23:59')];

  it.each<[why: string, documents: ClockDocument[], complete: Date | null]>([
    ['one is needed', [document('RECEIVED', monday), document('NEEDED', null)], null],
    ['one is not usable', [document('ACCEPTED', monday), document('NOT_USABLE', friday)], null],
    ['the last was received', [document('ACCEPTED', monday), document('RECEIVED', friday)], friday],
    ['the last was read long after another came', [document('RECEIVED', friday), document('ACCEPTED', monday)], friday],
    ['we do without the last', [document('RECEIVED', monday), document('WAIVED', friday)], friday],
    ['what is missing is needed to pay alone', [document('RECEIVED', monday), document('NEEDED', null, false)], monday],
    [
      'what came last is needed to pay alone',
      [document('RECEIVED', monday), document('RECEIVED', friday, false)],
      monday,
    ],
    ['nothing is required', [], reported],
  ])('%s', (_, documents, complete) => {
    expect(completeAt(documents, reported)).toEqual(complete);
  });

  it('from the day on which a claim is opened again, where nothing is missing', () => {
    const reopened = at('2027-02-01');
    expect(completeAt([document('ACCEPTED', monday)], reopened)).toEqual(reopened);
  });

  it('in whatever order documents come, at the last of them', () => {
    const minutes = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(minutes, (after) => {
        const moments = after.map((minute) => new Date(reported.getTime() + minute * 60_000));
        const documents = moments.map((moment) => document('RECEIVED', moment));
        const last = new Date(reported.getTime() + Math.max(...after) * 60_000);
        expect(completeAt(documents, reported)).toEqual(last);
        expect(completeAt(documents.toReversed(), reported)).toEqual(last);
      }),
    );
  });
});

describe('a claim is overdue', () => {
  const dues = { decisionDue: '2026-11-24', disputeDue: '2026-12-14' };

  it('by the day of its decision or of its dispute, and by none once nobody has to decide', () => {
    expect(codesOf(claimStatuses).map((status) => decisionDay({ status, ...dues }))).toEqual(
      codesOf(claimStatuses).map(
        (status) => ({ IN_ASSESSMENT: '2026-11-24', DISPUTED: '2026-12-14' })[status as string] ?? null,
      ),
    );
  });

  it.each([
    ['IN_ASSESSMENT', '2026-11-24', false],
    ['IN_ASSESSMENT', '2026-11-25', true],
    ['DISPUTED', '2026-12-14', false],
    ['DISPUTED', '2026-12-15', true],
    ['REPORTED', '2027-01-01', false],
    ['WITHDRAWN', '2027-01-01', false],
    ['APPROVED', '2027-01-01', false],
  ] as const)('while %s on %s: %s', (status, today, overdue) => {
    expect(isClaimOverdue({ status, ...dues }, today)).toBe(overdue);
  });

  it('never without a day', () => {
    expect(isClaimOverdue({ status: 'IN_ASSESSMENT', decisionDue: null, disputeDue: null }, '2030-01-01')).toBe(false);
  });
});

it.each([
  ['2026-11-20', '23:59', '2026-11-23'],
  ['2026-11-21', '10:00', '2026-11-23'],
  ['2026-12-15', '10:00', '2026-12-17'],
  ['2026-12-31', '10:00', '2027-01-04'],
])('contacts whoever reports a death on %s at %s by the end of %s', (day, time, until) => {
  expect(contactBy(at(day, time))).toBe(until);
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-12-16', '2026-12-17'],
])('tells the bank to pay what was confirmed on %s on %s', (confirmed, day) => {
  expect(payoutDay(at(confirmed))).toBe(day);
});
