import { type AccessEntry } from '@portal/contract';
import { expect, it } from 'vitest';
import { byDay } from './by-day';

const entry = (at: string): AccessEntry => ({
  at,
  who: 'Naledi Mokoena',
  role: 'Consultant',
  kind: 'OPENED',
  what: 'Opened your policy',
  why: null,
});

it('entries stand with others of their South African day, in their order', () => {
  const late = entry('2026-11-20T21:59:00.000Z');
  const early = entry('2026-11-19T22:01:00.000Z');
  const before = entry('2026-11-19T21:59:00.000Z');
  expect(byDay([late, early, before])).toEqual([
    { day: '2026-11-20', entries: [late, early] },
    { day: '2026-11-19', entries: [before] },
  ]);
  expect(byDay([])).toEqual([]);
});
