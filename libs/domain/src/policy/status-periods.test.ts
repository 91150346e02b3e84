import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlainDate, addDays } from '../base/plain-date';
import { codesOf } from '../code-lists/code-list';
import { type PolicyStatus, policyStatuses } from '../code-lists/statuses';
import {
  type PolicyWithStatusDays,
  type StatusPeriod,
  statusOn,
  statusPeriodsAfter,
  statusPeriodsThrough,
} from './status-periods';

const today: PlainDate = '2026-11-20';
const policyThat = (more: Partial<PolicyWithStatusDays> = {}): PolicyWithStatusDays => ({
  Policy_Status: 'ACTIVE',
  Inception_Date: '2026-05-01',
  Paid_To_Date: '2026-11-30',
  Grace_End_Date: null,
  Lapse_Date: null,
  Cancellation_Date: null,
  MainMember: { Life_Status: 'ACTIVE' },
  ...more,
});
const inWords = (periods: readonly StatusPeriod[]) => periods.map(({ status, from }) => `${status} ${from}`);

const inGrace = { Policy_Status: 'IN_GRACE', Grace_End_Date: '2026-08-14', Paid_To_Date: '2026-06-30' } as const;
const lapsed = { ...inGrace, Policy_Status: 'LAPSED', Lapse_Date: '2026-08-15' } as const;
const died = { MainMember: { Life_Status: 'DECEASED', Cover_End_Date: '2026-09-21' } } as const;

describe('a policy that is brought along is told by the dates of its record', () => {
  it.each<{ why: string; policy?: Partial<PolicyWithStatusDays>; gives: string[] }>([
    { why: 'in force from its inception', gives: ['ACTIVE 2026-05-01'] },
    {
      why: 'in force from an inception to come, and pending until then',
      policy: { Inception_Date: '2026-12-01' },
      gives: ['ACTIVE 2026-12-01'],
    },
    {
      why: 'waiting for its first premium',
      policy: { Policy_Status: 'PENDING', Inception_Date: '2026-12-01' },
      gives: ['PENDING 2026-11-20'],
    },
    { why: 'never taken up', policy: { Policy_Status: 'NOT_TAKEN_UP' }, gives: ['NOT_TAKEN_UP 2026-05-01'] },
    {
      why: 'in grace since the day after the due date',
      policy: inGrace,
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16'],
    },
    {
      why: 'in grace nobody knows since when',
      policy: { ...inGrace, Grace_End_Date: null },
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-11-20'],
    },
    {
      why: 'lapsed after its grace',
      policy: lapsed,
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15'],
    },
    {
      why: 'lapsed the day after grace, of which alone the day is known',
      policy: { ...lapsed, Lapse_Date: null },
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15'],
    },
    {
      why: 'lapsed nobody knows when: nobody lost cover before it was written',
      policy: { ...lapsed, Lapse_Date: null, Grace_End_Date: null },
      gives: ['ACTIVE 2026-05-01', 'LAPSED 2026-11-20'],
    },
    {
      why: 'cancelled 90 days after its lapse',
      policy: { ...lapsed, Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-14' },
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15', 'CANCELLED 2026-11-14'],
    },
    {
      why: 'cancelled: covered up to and with its last day',
      policy: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-09-30' },
      gives: ['ACTIVE 2026-05-01', 'CANCELLED 2026-10-01'],
    },
    {
      why: 'cancelled before its first premium: never in force',
      policy: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-09-30', Paid_To_Date: null },
      gives: ['CANCELLED 2026-09-30'],
    },
    {
      why: 'without premiums for 24 months up to the last day of its record',
      policy: { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-09-30' },
      gives: ['ACTIVE 2026-05-01', 'PAID_UP 2026-10-01'],
    },
    {
      why: 'without premiums from the month after the death, where the last day was not recorded',
      policy: { Policy_Status: 'PAID_UP', ...died },
      gives: ['ACTIVE 2026-05-01', 'PAID_UP 2026-10-01'],
    },
    {
      why: 'with premiums again after those months',
      policy: { Inception_Date: '2020-01-01', Paid_Up_Until: '2026-09-30' },
      gives: ['ACTIVE 2020-01-01', 'PAID_UP 2024-10-01', 'ACTIVE 2026-10-01'],
    },
    {
      why: 'claimed: in force on the day of the death',
      policy: { Policy_Status: 'CLAIMED', ...died },
      gives: ['ACTIVE 2026-05-01', 'CLAIMED 2026-09-21'],
    },
    {
      why: 'a day that is not one counts as none',
      policy: { ...lapsed, Inception_Date: 'soon', Grace_End_Date: '2026-02-30' },
      gives: ['LAPSED 2026-08-15'],
    },
  ])('$why', ({ policy, gives }) => {
    const told = statusPeriodsAfter([], { before: null, policy: policyThat(policy), writtenOn: today });
    expect(inWords(told)).toEqual(gives);
  });
});

describe('a change of status begins on the day that its rule names, however late it was written', () => {
  const active = [{ status: 'ACTIVE', from: '2026-05-01' }] as const;
  const grace = [...active, { status: 'IN_GRACE', from: '2026-07-16' }] as const;
  const afterLapse = [...grace, { status: 'LAPSED', from: '2026-08-15' }] as const;

  it.each<{
    why: string;
    known: readonly StatusPeriod[];
    to: Partial<PolicyWithStatusDays>;
    on: PlainDate;
    gives: string[];
  }>([
    {
      why: 'a first premium that comes after inception',
      known: [{ status: 'PENDING', from: '2026-04-20' }],
      to: {},
      on: '2026-05-06',
      gives: ['PENDING 2026-04-20', 'ACTIVE 2026-05-01'],
    },
    {
      why: 'a first premium that comes before inception',
      known: [{ status: 'PENDING', from: '2026-04-20' }],
      to: {},
      on: '2026-04-25',
      gives: ['PENDING 2026-04-20', 'ACTIVE 2026-05-01'],
    },
    {
      why: 'an application that was declined',
      known: [{ status: 'PENDING', from: '2026-04-20' }],
      to: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-05-20', Paid_To_Date: null },
      on: '2026-05-20',
      gives: ['PENDING 2026-04-20', 'CANCELLED 2026-05-20'],
    },
    {
      why: 'one that nobody paid for',
      known: [{ status: 'PENDING', from: '2026-04-20' }],
      to: { Policy_Status: 'NOT_TAKEN_UP', Paid_To_Date: null },
      on: '2026-06-20',
      gives: ['PENDING 2026-04-20', 'NOT_TAKEN_UP 2026-06-20'],
    },
    {
      why: 'grace, by a job that ran three days late',
      known: active,
      to: inGrace,
      on: '2026-07-19',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16'],
    },
    {
      why: 'grace after money was taken back, on the day that we learnt of it',
      known: active,
      to: { ...inGrace, Grace_End_Date: '2026-08-19' },
      on: '2026-07-20',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-20'],
    },
    {
      why: 'arrears that were paid, on the day of the payment',
      known: grace,
      to: {},
      on: '2026-08-03',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'ACTIVE 2026-08-03'],
    },
    {
      why: 'arrears that were paid before anybody noted grace',
      known: grace,
      to: {},
      on: '2026-07-16',
      gives: ['ACTIVE 2026-05-01'],
    },
    {
      why: 'a lapse, by a job that ran three days late',
      known: grace,
      to: lapsed,
      on: '2026-08-18',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15'],
    },
    {
      why: 'grace and lapse in one go',
      known: active,
      to: lapsed,
      on: '2026-08-18',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15'],
    },
    {
      why: 'a reinstatement, on the day it was paid for',
      known: afterLapse,
      to: {},
      on: '2026-10-05',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15', 'ACTIVE 2026-10-05'],
    },
    {
      why: 'lapse and cancellation in one go, months late',
      known: grace,
      to: { ...lapsed, Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-14' },
      on: '2027-03-01',
      gives: ['ACTIVE 2026-05-01', 'IN_GRACE 2026-07-16', 'LAPSED 2026-08-15', 'CANCELLED 2026-11-14'],
    },
    {
      why: 'a cancellation to the end of a month to come',
      known: active,
      to: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-11-30' },
      on: '2026-11-20',
      gives: ['ACTIVE 2026-05-01', 'CANCELLED 2026-12-01'],
    },
    {
      why: 'a cancellation back to before a grace that never counted then',
      known: grace,
      to: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-06-30' },
      on: '2026-08-01',
      gives: ['ACTIVE 2026-05-01', 'CANCELLED 2026-07-01'],
    },
    {
      why: 'months without premiums, from the first of the month after the death',
      known: active,
      to: { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' },
      on: '2027-01-08',
      gives: ['ACTIVE 2026-05-01', 'PAID_UP 2026-12-01'],
    },
    {
      why: 'premiums that go on three days late',
      known: [...active, { status: 'PAID_UP', from: '2026-12-01' }],
      to: { Paid_Up_Until: '2028-11-30' },
      on: '2028-12-04',
      gives: ['ACTIVE 2026-05-01', 'PAID_UP 2026-12-01', 'ACTIVE 2028-12-01'],
    },
    {
      why: 'premiums that go on after months of which nobody recorded the last',
      known: [...active, { status: 'PAID_UP', from: '2026-12-01' }],
      to: {},
      on: '2028-12-04',
      gives: ['ACTIVE 2026-05-01', 'PAID_UP 2026-12-01', 'ACTIVE 2028-12-04'],
    },
    {
      why: 'a policy that nobody goes on with: not with the death',
      known: active,
      to: { Policy_Status: 'CLAIMED', ...died },
      on: '2026-11-25',
      gives: ['ACTIVE 2026-05-01', 'CLAIMED 2026-11-25'],
    },
    {
      why: 'the day after the last one of cover, written days late',
      known: active,
      to: { Policy_Status: 'CLAIMED', ...died, Cancellation_Date: '2026-11-21' },
      on: '2026-11-25',
      gives: ['ACTIVE 2026-05-01', 'CLAIMED 2026-11-22'],
    },
  ])('$why', ({ known, to, on, gives }) => {
    const before = known.at(-1)?.status ?? null;
    expect(inWords(statusPeriodsAfter(known, { before, policy: policyThat(to), writtenOn: on }))).toEqual(gives);
  });
});

describe('on the day of death', () => {
  const records = [
    { policy: policyThat({ Policy_Status: 'PENDING', Paid_To_Date: null }), savedOn: '2026-04-20' },
    { policy: policyThat(), savedOn: '2026-05-06' },
    { policy: policyThat({ Paid_To_Date: '2026-06-30' }), savedOn: '2026-06-02' },
    { policy: policyThat(lapsed), savedOn: '2026-08-18' },
    { policy: policyThat(), savedOn: '2026-10-05' },
  ];

  it.each([
    { on: '2026-04-01', gives: 'PENDING', why: 'before anybody applied' },
    { on: '2026-04-30', gives: 'PENDING', why: 'the last day before it began' },
    { on: '2026-05-01', gives: 'ACTIVE', why: 'the first day, though the premium came later' },
    { on: '2026-07-15', gives: 'ACTIVE', why: 'the due date' },
    { on: '2026-08-14', gives: 'IN_GRACE', why: 'the last day of grace' },
    { on: '2026-08-15', gives: 'LAPSED', why: 'the day of the lapse, though it was written later' },
    { on: '2026-09-20', gives: 'LAPSED', why: 'between lapse and return, though it is in force today' },
    { on: '2026-10-05', gives: 'ACTIVE', why: 'the day of the return' },
    { on: '2026-11-03', gives: 'ACTIVE', why: 'after it' },
  ])('$on it is $gives: $why', ({ on, gives }) => {
    expect(statusOn(statusPeriodsThrough(records), on)).toBe(gives);
  });
});

const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
const dayOrNone = fc.option(day);
const anyPolicy = fc.record({
  Policy_Status: fc.constantFrom<PolicyStatus>(...codesOf(policyStatuses)),
  Inception_Date: day,
  Paid_To_Date: dayOrNone,
  Grace_End_Date: dayOrNone,
  Lapse_Date: dayOrNone,
  Cancellation_Date: dayOrNone,
  Paid_Up_Until: dayOrNone,
  MainMember: fc.record({ Life_Status: fc.constantFrom('ACTIVE', 'DECEASED'), Cover_End_Date: dayOrNone }),
});

it('whatever is written in whatever order, periods go forward, differ from the one before and end with the status of today', () => {
  const change = fc.record({ policy: anyPolicy, writtenOn: day });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
      let known: StatusPeriod[] = [];
      let before: PolicyStatus | null = null;
      for (const { policy, writtenOn } of changes) {
        known = statusPeriodsAfter(known, { before, policy, writtenOn });
        before = policy.Policy_Status;
        const last = known.at(-1);
        expect(last?.status).toBe(before);
        expect(statusOn(known, last?.from ?? '')).toBe(before);
        for (const [place, { from, status }] of known.entries()) {
          const previous = known[place - 1];
          if (previous) expect(previous.from < from && previous.status !== status).toBe(true);
        }
      }
    }),
  );
});

it('a lapse, a cancellation and months without premiums of which the day is known are the same however late they are written', () => {
  const known = [{ status: 'ACTIVE', from: '2025-01-01' }] as const;
  const dated = fc.constantFrom('LAPSED', 'CANCELLED', 'PAID_UP').chain((Policy_Status) =>
    fc
      .record({ day, policy: anyPolicy.map((policy) => ({ ...policy, Policy_Status })) })
      .map(({ day: named, policy }) => ({
        ...policy,
        Lapse_Date: Policy_Status === 'LAPSED' ? named : null,
        Cancellation_Date: Policy_Status === 'CANCELLED' ? named : null,
        Paid_Up_Until: Policy_Status === 'PAID_UP' ? named : null,
      })),
  );
  fc.assert(
    fc.property(dated, day, fc.nat(400), (policy, writtenOn, daysLate) => {
      const written = (on: PlainDate) => statusPeriodsAfter(known, { before: 'ACTIVE', policy, writtenOn: on });
      expect(written(addDays(writtenOn, daysLate))).toEqual(written(writtenOn));
    }),
  );
});
