import { todayInJohannesburg } from '@portal/domain';
import { expect, it } from 'vitest';
import { setRight } from './set-right';

const at = (instant: string) => ({ now: () => new Date(instant) });

it.each([
  { why: 'a phone a year ahead', device: '2027-11-22T08:00:00Z', service: '2026-11-22', then: '2026-11-22' },
  { why: 'a phone of 1970', device: '1970-01-01T08:00:00Z', service: '2026-11-22', then: '2026-11-22' },
  { why: 'a phone that is right', device: '2026-11-22T08:00:00Z', service: '2026-11-22', then: '2026-11-22' },
  {
    why: 'a phone that is past midnight before us',
    device: '2026-11-22T22:01:00Z',
    service: '2026-11-22',
    then: '2026-11-23',
  },
])('$why is on $then', ({ device, service, then }) => {
  expect(todayInJohannesburg(setRight(at(device), service).now())).toBe(then);
});

it('is set right once', () => {
  const clock = setRight(at('2027-11-22T08:00:00Z'), '2026-11-22');
  expect(setRight(clock, '2026-11-22')).toBe(clock);
});
