import { type StatusPeriod } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { expect, it } from 'vitest';
import { standingOn } from './policy-on-day';

/** Gold Family, due on the 15th: unpaid since 15 October 2026, in grace until 14 November, lapsed on the day after. */
const lapsed = {
  Paid_To_Date: '2026-09-30',
  Grace_End_Date: '2026-11-14',
  PaymentMethod: { Debit_Day: 15 },
} as StoredPolicy;
const noticesSentOn = ['2026-10-18'];
const since = (...periods: [StatusPeriod['status'], string][]): StatusPeriod[] =>
  periods.map(([status, from]) => ({ status, from }));

const throughLapse = since(['ACTIVE', '2024-01-01'], ['IN_GRACE', '2026-10-16'], ['LAPSED', '2026-11-15']);
const lapse = { lapsedOn: '2026-11-15', premiumDue: '2026-10-15', unpaidSince: '2026-10-15', noticesSentOn };

it.each([
  ['before it began', since(['ACTIVE', '2024-01-01']), '2023-12-31', { status: 'PENDING', lastDay: null, lapse: null }],
  ['in force', throughLapse, '2026-10-15', { status: 'ACTIVE', lastDay: null, lapse: null }],
  ['on the last day of grace', throughLapse, '2026-11-14', { status: 'IN_GRACE', lastDay: null, lapse: null }],
  ['on the day of its lapse', throughLapse, '2026-11-15', { status: 'LAPSED', lastDay: null, lapse }],
  [
    'cancelled after a lapse',
    [...throughLapse, ...since(['CANCELLED', '2026-11-18'])],
    '2026-11-19',
    { status: 'CANCELLED', lastDay: '2026-11-17', lapse },
  ],
  [
    'on the last day of one that was cancelled',
    since(['ACTIVE', '2024-01-01'], ['CANCELLED', '2026-11-01']),
    '2026-10-31',
    { status: 'ACTIVE', lastDay: null, lapse: null },
  ],
  [
    'after the last day of one that was cancelled',
    since(['ACTIVE', '2024-01-01'], ['CANCELLED', '2026-11-01']),
    '2026-11-05',
    { status: 'CANCELLED', lastDay: '2026-10-31', lapse: null },
  ],
  [
    'cancelled before it began',
    since(['PENDING', '2024-01-01'], ['CANCELLED', '2024-01-09']),
    '2024-02-01',
    { status: 'CANCELLED', lastDay: null, lapse: null },
  ],
  [
    'between a lapse and a reinstatement',
    [...throughLapse, ...since(['ACTIVE', '2026-12-05'])],
    '2026-11-30',
    { status: 'LAPSED', lastDay: null, lapse },
  ],
  [
    'after a reinstatement',
    [...throughLapse, ...since(['ACTIVE', '2026-12-05'])],
    '2026-12-06',
    { status: 'ACTIVE', lastDay: null, lapse: null },
  ],
] as const)('tells of a policy %s how it stood', (_when, periods, day, standing) => {
  expect(standingOn(periods, day, { lapsed, noticesSentOn })).toEqual(standing);
});

it('counts the days for a notice from the day on which a premium that was given back became unpaid', () => {
  const givenBack = { ...lapsed, Grace_End_Date: '2026-12-20' };
  const periods = since(['ACTIVE', '2024-01-01'], ['LAPSED', '2026-12-21']);
  expect(standingOn(periods, '2026-12-22', { lapsed: givenBack, noticesSentOn }).lapse).toMatchObject({
    premiumDue: '2026-10-15',
    unpaidSince: '2026-11-20',
  });
});
