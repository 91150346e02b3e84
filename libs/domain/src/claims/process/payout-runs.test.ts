import { describe, expect, it } from 'vitest';
import { latestPayoutRun, payoutDaysToProve, payoutReference } from './payout-runs';

const at = (local: string) => new Date(`${local}+02:00`);

describe('payments of claims are handed to the bank', () => {
  it.each<[now: string, run: string | null, why: string]>([
    ['2026-11-20T07:59:59', null, 'before the first run'],
    ['2026-11-20T08:00:00', '2026-11-20T08:00:00', 'when the first begins'],
    ['2026-11-20T11:59:00', '2026-11-20T08:00:00', 'until the second, those of the first'],
    ['2026-11-20T12:00:00', '2026-11-20T12:00:00', 'the second'],
    ['2026-11-20T15:00:00', '2026-11-20T15:00:00', 'the third'],
    ['2026-11-20T23:59:59', '2026-11-20T15:00:00', 'late, where nobody did at three'],
    ['2026-11-21T12:00:00', null, 'never on a Saturday'],
    ['2026-11-22T12:00:00', null, 'never on a Sunday'],
    ['2026-12-16T12:00:00', null, 'never on a public holiday'],
    ['2026-11-23T00:30:00', null, 'not in the night'],
  ])('%s: %s, %s', (now, run) => {
    expect(latestPayoutRun(at(now))).toEqual(run === null ? null : at(run));
  });
});

describe('days to compare with the list of the bank', () => {
  it.each([
    ['none before anything was sent', null, null, '2026-11-20T09:00', []],
    ['not the day itself', '2026-11-20', null, '2026-11-20T23:59', []],
    ['the day before, from six', '2026-11-20', null, '2026-11-21T06:00', ['2026-11-20']],
    ['and not before six', '2026-11-20', null, '2026-11-21T05:59', []],
    ['every day since, weekends too', '2026-11-02', '2026-11-20', '2026-11-23T08:00', ['2026-11-21', '2026-11-22']],
    ['none twice', '2026-11-02', '2026-11-22', '2026-11-23T08:00', []],
  ] as const)('%s', (_, firstSentOn, lastProved, now, days) => {
    expect(payoutDaysToProve({ firstSentOn, lastProved }, at(`${now}:00`))).toEqual(days);
  });

  it('a month at a time where nobody compared for longer', () => {
    const days = payoutDaysToProve({ firstSentOn: '2026-01-01', lastProved: null }, at('2026-11-20T08:00:00'));
    expect(days).toHaveLength(31);
    expect(days[0]).toBe('2026-01-01');
  });
});

it('the bank statement names the insurer and the payment', () => {
  expect(payoutReference('FUNERALCVR', 'CL-7K3M-Q2XR-01')).toBe('FUNERALCVR CL-7K3M-Q2XR-01');
});
