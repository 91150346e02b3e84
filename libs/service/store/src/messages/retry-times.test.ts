import { expect, it } from 'vitest';
import { mostAttempts, nextAttempt } from './retry-times';

const now = new Date('2026-11-20T08:00:00Z');

it('waits longer after each try, about a day in all, and then no more', () => {
  const waits: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const next = nextAttempt(attempt, now);
    if (next === null) break;
    waits.push(next.getTime() - now.getTime());
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(new Set(waits).size).toBe(waits.length);
  expect(waits).toHaveLength(mostAttempts - 1);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(24);
});
