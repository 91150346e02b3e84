import { expect, it, vi } from 'vitest';
import { TimedOut, withinTime } from './time-limit';

it('gives what the work gives', async () => {
  expect(await withinTime(Promise.resolve(5), 10)).toBe(5);
});

it('passes on how the work fails', async () => {
  await expect(withinTime(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});

it('stops waiting at the limit', async () => {
  vi.useFakeTimers();
  const waiting = withinTime(new Promise(() => {}), 10_000);
  const outcome = expect(waiting).rejects.toBeInstanceOf(TimedOut);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  vi.useRealTimers();
});
