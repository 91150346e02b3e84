import { expect, it } from 'vitest';
import { nextAnniversary } from './anniversary';

it.each([
  { inception: '2024-03-01', today: '2026-11-20', next: '2027-03-01' },
  { inception: '2024-12-01', today: '2026-11-20', next: '2026-12-01' },
  { inception: '2024-11-20', today: '2026-11-20', next: '2026-11-20' },
  { inception: '2024-11-19', today: '2026-11-20', next: '2027-11-19' },
  { inception: '2026-11-01', today: '2026-11-20', next: '2027-11-01' },
  { inception: '2026-12-01', today: '2026-11-20', next: '2027-12-01' },
  { inception: '2024-02-29', today: '2026-11-20', next: '2027-02-28' },
])('a policy of $inception has its next anniversary on $next when it is $today', ({ inception, today, next }) => {
  expect(nextAnniversary(inception, today)).toBe(next);
});
