import { expect, it } from 'vitest';
import { aRequest } from '../testing/a-request';
import { oldestToTake } from './oldest-to-take';

const taken = { id: 's-1', name: 'Johan van Wyk', at: '2026-11-20T09:00:00.000Z', isMine: false };
const on = (day: string, more: Partial<ReturnType<typeof aRequest>> = {}) =>
  aRequest({ id: day, requestedAt: `2026-11-${day}T07:15:00.000Z`, ...more });

it.each([
  { requests: [on('12'), on('10'), on('11')], takes: '10', why: 'the oldest by clock, in whatever order they come' },
  { requests: [on('10', { takenBy: taken }), on('11')], takes: '11', why: 'none that somebody works on' },
  { requests: [on('10', { canDecide: false }), on('11')], takes: '11', why: 'none that one may not decide' },
  { requests: [], takes: undefined, why: 'nothing where nothing waits' },
])('$why', ({ requests, takes }) => {
  expect(oldestToTake(requests)?.id).toBe(takes);
});
