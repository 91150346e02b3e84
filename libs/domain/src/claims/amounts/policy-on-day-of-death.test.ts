import { describe, expect, it } from 'vitest';
import { assessPolicy, type RecordedLapse } from './policy-on-day-of-death';
import { standingAs } from './testing/a-claim';

const days = { inceptionDate: '2024-01-01', dayOfDeath: '2026-11-10' };
const lapse: RecordedLapse = {
  lapsedOn: '2026-09-15',
  premiumDue: '2026-08-15',
  unpaidSince: '2026-08-15',
  noticesSentOn: ['2026-08-18'],
};

describe('a policy on the day of death', () => {
  it.each(['ACTIVE', 'IN_GRACE', 'PAID_UP'] as const)('pays when it is %s', (status) => {
    expect(assessPolicy(standingAs(status), days)).toEqual({ status, code: null, nothing: null });
  });

  it.each([
    { status: 'PENDING', nothing: { code: 'COVER_NOT_STARTED', starts: '2024-01-01' } },
    { status: 'NOT_TAKEN_UP', nothing: { code: 'NOT_COVERED', on: '2026-11-10' } },
    {
      status: 'CLAIMED',
      lastDay: '2026-06-30',
      nothing: { code: 'COVER_ENDED', ended: '2026-06-30', rule: 'claimed' },
    },
    { status: 'CANCELLED', lastDay: '2026-11-10', nothing: null },
    {
      status: 'CANCELLED',
      lastDay: '2026-11-09',
      nothing: { code: 'COVER_ENDED', ended: '2026-11-09', rule: 'cancelled' },
    },
    { status: 'CANCELLED', lastDay: null, nothing: { code: 'COVER_ENDED', ended: null, rule: 'cancelled' } },
  ] as const)('$status with $lastDay as its last day: $nothing.code', ({ nothing, status, ...more }) => {
    expect(assessPolicy(standingAs(status, more), days)).toEqual({ status, code: null, nothing });
  });
});

describe('a lapse', () => {
  const refused = {
    code: 'LAPSED',
    lapsedOn: '2026-09-15',
    premiumDue: '2026-08-15',
    noticeSentOn: '2026-08-18',
  };

  it.each(['LAPSED', 'CANCELLED'] as const)(
    'ends cover when we warned of it, also of a policy that is %s by then',
    (status) => {
      const standing = standingAs(status, { lapse, lastDay: '2026-12-15' });
      expect(assessPolicy(standing, days)).toEqual({ status, code: null, nothing: refused });
    },
  );

  it.each([
    { why: 'no notice went out', changed: { noticesSentOn: [] } },
    { why: 'the notice went out on the 16th day', changed: { noticesSentOn: ['2026-08-31'] } },
    { why: 'the notice was about an earlier premium', changed: { noticesSentOn: ['2026-08-14'] } },
    { why: 'the payment was reversed later, and nobody was told', changed: { unpaidSince: '2026-09-01' } },
  ])('does not count where $why', ({ changed }) => {
    const standing = standingAs('LAPSED', { lapse: { ...lapse, ...changed } });
    expect(assessPolicy(standing, days)).toEqual({ status: 'IN_GRACE', code: 'LAPSE_NOT_PROVEN', nothing: null });
  });

  it('does not count where nobody recorded it', () => {
    expect(assessPolicy(standingAs('LAPSED'), days).code).toBe('LAPSE_NOT_PROVEN');
  });

  it.each([
    { why: 'the day itself', changed: { noticesSentOn: ['2026-08-14', '2026-08-15'] } },
    { why: 'the 15th day after the premium became unpaid', changed: { noticesSentOn: ['2026-08-01', '2026-08-30'] } },
    {
      why: 'days after a reversal',
      changed: { unpaidSince: '2026-09-01', noticesSentOn: ['2026-08-18', '2026-09-04'] },
    },
  ])('counts by a notice of $why', ({ changed }) => {
    const { nothing } = assessPolicy(standingAs('LAPSED', { lapse: { ...lapse, ...changed } }), days);
    expect(nothing).toMatchObject({ code: 'LAPSED', noticeSentOn: changed.noticesSentOn[1] });
  });
});
