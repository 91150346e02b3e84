import { expect, it } from 'vitest';
import { afterQuietHours } from './quiet-hours';

it.each([
  { at: '2026-11-20T19:59:59.999', goes: '2026-11-20T19:59:59.999', why: 'before the evening: at once' },
  { at: '2026-11-20T20:00:00.000', goes: '2026-11-21T07:00:00.000', why: 'from 20:00 on: in the morning' },
  {
    at: '2026-12-31T23:59:59.999',
    goes: '2027-01-01T07:00:00.000',
    why: 'before midnight: in the morning of the next year',
  },
  { at: '2026-11-21T00:00:00.000', goes: '2026-11-21T07:00:00.000', why: 'after midnight: the same morning' },
  { at: '2026-11-21T06:59:59.999', goes: '2026-11-21T07:00:00.000', why: 'just before the morning: at 07:00' },
  { at: '2026-11-21T07:00:00.000', goes: '2026-11-21T07:00:00.000', why: 'from 07:00 on: at once' },
])('$why ($at)', ({ at, goes }) => {
  expect(afterQuietHours(new Date(`${at}+02:00`))).toEqual(new Date(`${goes}+02:00`));
});
