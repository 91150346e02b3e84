import { expect, it } from 'vitest';
import { type PreviousCover, waitingEndAfter } from './waiting-waiver';

const starts = '2026-12-01';
const whole = '2027-06-01';
/** Elsewhere for years, ended on the day before the new cover starts. */
const other: PreviousCover = {
  startDate: null,
  endDate: starts,
  hasLapsed: false,
  waitingServed: true,
  waitingEndDate: null,
};
const ours = (waitingEndDate: string): PreviousCover => ({
  startDate: '2026-08-01',
  endDate: null,
  hasLapsed: false,
  waitingServed: false,
  waitingEndDate,
});

it.each<[why: string, previous: PreviousCover | null, until: string]>([
  ['no previous policy: six months', null, whole],
  ['a waiting period served until the day before: none', other, starts],
  ['a previous policy that goes on: none', { ...other, endDate: null }, starts],
  ['ended 31 days before: none', { ...other, endDate: '2026-10-31' }, starts],
  ['ended 32 days before: six months', { ...other, endDate: '2026-10-30' }, whole],
  ['lapsed two months before: none', { ...other, endDate: '2026-10-01', hasLapsed: true }, starts],
  ['lapsed a day longer before: six months', { ...other, endDate: '2026-09-30', hasLapsed: true }, whole],
  ['in force for 31 days: none', { ...other, startDate: '2026-10-31' }, starts],
  ['in force for 30 days: six months', { ...other, startDate: '2026-11-01' }, whole],
  ['not served, and nobody can tell how much is left: six months', { ...other, waitingServed: false }, whole],
  ['not served: only what is left', ours('2027-02-01'), '2027-02-01'],
  ['what is left ends before the new cover starts: none', ours('2026-11-25'), starts],
  ['never longer than without a previous policy', ours('2027-09-01'), whole],
  [
    'what is left of a policy that ended long ago does not count',
    { ...ours('2027-02-01'), endDate: '2026-10-01' },
    whole,
  ],
])('%s', (_, previous, until) => {
  expect(waitingEndAfter(previous, starts)).toBe(until);
});
