import { describe, expect, it } from 'vitest';
import { limits } from '../../base/limits';
import { addDays, type PlainDate } from '../../base/plain-date';
import { type PolicyStatus } from '../../code-lists/statuses';
import { type AfterDeathFacts, type ClaimForWhom, lastDayAfterDeath, stepAfterDeath } from './end-after-death';
import { premiumWaiverAfter } from './premium-waiver';
import { aRider } from './testing/a-family-left';

const lastDay = '2027-01-19';
const decided: ClaimForWhom = { lifeId: 'thandi', status: 'PAID', decidedOn: '2026-11-20' };
const dead = (
  more: { Policy_Status?: PolicyStatus; Life_Status?: string; Paid_Up_Until?: PlainDate | undefined } = {},
) => ({
  Policy_Status: more.Policy_Status ?? ('ACTIVE' as const),
  MainMember: { id: 'thandi', Life_Status: more.Life_Status ?? 'DECEASED' },
  Paid_Up_Until: more.Paid_Up_Until ?? null,
});
const facts = (today: PlainDate, more: Partial<AfterDeathFacts> = {}): AfterDeathFacts => ({
  claims: [decided],
  isAnybodyCovered: true,
  takeoverWaitedUntil: null,
  today,
  ...more,
});
/** `LETTER 2026-12-20` or `END 2027-01-19`. */
const said = (policy: ReturnType<typeof dead>, given: AfterDeathFacts): string | null => {
  const step = stepAfterDeath(policy, given);
  if (step === null) return null;
  return step.kind === 'LETTER' ? `LETTER ${step.letter.on}` : `END ${step.lastDay}`;
};

describe('the last day of cover', () => {
  it.each<{ why: string; policy?: ReturnType<typeof dead>; claims: ClaimForWhom[]; gives: PlainDate | null }>([
    { why: '60 days after the decision', claims: [decided], gives: lastDay },
    { why: 'the same after a refusal', claims: [{ ...decided, status: 'REPUDIATED' }], gives: lastDay },
    {
      why: 'the end of months without premiums',
      policy: dead({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' }),
      claims: [decided],
      gives: '2028-11-30',
    },
    { why: 'not known while it is open', claims: [{ ...decided, status: 'REPORTED', decidedOn: null }], gives: null },
    { why: 'not known once it is opened again', claims: [{ ...decided, status: 'IN_ASSESSMENT' }], gives: null },
    { why: 'none after a withdrawal', claims: [{ ...decided, status: 'WITHDRAWN', decidedOn: null }], gives: null },
    { why: 'none where it was closed for now', claims: [{ ...decided, status: 'DORMANT' }], gives: null },
    {
      why: 'none where the death is no proved one',
      policy: dead({ Life_Status: 'ACTIVE' }),
      claims: [decided],
      gives: null,
    },
    {
      why: 'none of a policy that has lapsed',
      policy: dead({ Policy_Status: 'LAPSED' }),
      claims: [decided],
      gives: null,
    },
    { why: 'none of one that has ended', policy: dead({ Policy_Status: 'CLAIMED' }), claims: [decided], gives: null },
    { why: 'none because of whoever held it before', claims: [{ ...decided, lifeId: 'before' }], gives: null },
    {
      why: 'that of the latest decision',
      claims: [{ ...decided, status: 'WITHDRAWN' }, decided, { ...decided, decidedOn: '2026-12-01' }],
      gives: '2027-01-30',
    },
  ])('is $why', ({ policy = dead(), claims, gives }) => {
    expect(lastDayAfterDeath(policy, claims)).toBe(gives);
  });
});

describe('what a day brings', () => {
  it.each<{ why: string; on: PlainDate; more?: Partial<AfterDeathFacts>; gives: string | null }>([
    { why: 'before the first letter', on: '2026-12-19', gives: null },
    { why: 'the first letter', on: '2026-12-20', gives: 'LETTER 2026-12-20' },
    { why: 'the first letter late', on: '2027-01-04', gives: 'LETTER 2026-12-20' },
    { why: 'the second', on: '2027-01-05', gives: 'LETTER 2027-01-05' },
    { why: 'the third', on: '2027-01-18', gives: 'LETTER 2027-01-16' },
    { why: 'the last day itself', on: lastDay, gives: null },
    { why: 'the day after it', on: '2027-01-20', gives: `END ${lastDay}` },
    { why: 'days late: cover ends when the letters said', on: '2027-01-25', gives: `END ${lastDay}` },
    { why: 'nobody is covered: at once', on: '2026-11-20', more: { isAnybodyCovered: false }, gives: 'END 2026-11-19' },
    {
      why: 'nobody is covered, and it is opened again',
      on: '2026-11-21',
      more: { isAnybodyCovered: false, claims: [{ ...decided, status: 'IN_ASSESSMENT' }] },
      gives: null,
    },
    {
      why: 'somebody asked to take over: no letter',
      on: '2027-01-16',
      more: { takeoverWaitedUntil: '2027-01-16' },
      gives: null,
    },
    {
      why: 'the request still waits after the last day: no end',
      on: '2027-02-10',
      more: { takeoverWaitedUntil: '2027-02-10' },
      gives: null,
    },
    {
      why: 'it was declined after the last day: cover went on until then',
      on: '2027-02-11',
      more: { takeoverWaitedUntil: '2027-02-10' },
      gives: 'END 2027-02-10',
    },
    {
      why: 'it was declined before: the days go on',
      on: '2027-01-05',
      more: { takeoverWaitedUntil: '2026-12-30' },
      gives: 'LETTER 2027-01-05',
    },
  ])('$why', ({ on, more, gives }) => {
    expect(said(dead(), facts(on, more))).toBe(gives);
  });

  it('without premiums the first letter is the notice before they would be due again', () => {
    const waiver = premiumWaiverAfter('2026-11-10', [aRider('sup-waiver', 9)], []);
    const policy = dead({ Policy_Status: 'PAID_UP', Paid_Up_Until: waiver?.until });
    expect(waiver?.noticeOn).toBe(addDays(waiver?.resumesOn ?? '', -limits.PREMIUM_REVIEW_NOTICE_DAYS));
    expect(said(policy, facts(waiver?.noticeOn ?? ''))).toBe('LETTER 2028-10-31');
    expect(said(policy, facts('2028-11-30'))).toBeNull();
    expect(said(policy, facts('2028-12-01'))).toBe('END 2028-11-30');
    expect(said(dead({ Paid_Up_Until: '2028-11-30' }), facts('2028-12-02'))).toBe('END 2028-11-30');
  });
});
