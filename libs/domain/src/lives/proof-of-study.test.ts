import { expect, it } from 'vitest';
import { proofOfStudy } from './proof-of-study';

const today = '2026-11-20';

it.each([
  {
    why: 'not proved yet: at the end of next March',
    birth: '2003-03-08',
    proved: null,
    due: '2027-03-31',
    ends: '2027-04-30',
  },
  {
    why: 'proved to the end of a year',
    birth: '2003-03-08',
    proved: '2027-12-31',
    due: '2028-03-31',
    ends: '2028-04-30',
  },
  { why: 'proved to the very day', birth: '2003-03-08', proved: '2027-03-31', due: '2027-03-31', ends: '2027-04-30' },
  { why: 'missed', birth: '2003-03-08', proved: '2025-12-31', due: '2026-03-31', ends: '2026-04-30' },
  {
    why: 'younger than 22: cover goes on until then',
    birth: '2007-06-09',
    proved: null,
    due: '2027-03-31',
    ends: '2029-06-09',
  },
])('$why', ({ birth, proved, due, ends }) => {
  expect(proofOfStudy({ birth, provedUntil: proved }, today)).toEqual({ due, coverEndsWithout: ends });
});
