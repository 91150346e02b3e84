import { expect, it, vi } from 'vitest';
import { TimedOut, timeLimit } from './time-limit';

it('gives what the work gives', async () => {
  expect(await timeLimit(10).within(Promise.resolve(5))).toBe(5);
});

it('passes on how the work fails', async () => {
  await expect(timeLimit(10).within(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('stops waiting at the limit', async () => {
  vi.useFakeTimers();
  const waiting = timeLimit(10_000).within(new Promise(() => {}));
  const outcome = expect(waiting).rejects.toBeInstanceOf(TimedOut);
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  vi.useRealTimers();
});

it('does not count while somebody else is waited for, and starts again after that', async () => {
  vi.useFakeTimers();
  const limit = timeLimit(10_000);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  let failed: unknown = null;
  limit.within(limit.except(arrival).then(() => new Promise(() => {}))).catch((error: unknown) => (failed = error));
  await vi.advanceTimersByTimeAsync(25_000);
  expect(failed).toBeNull();
  arrive();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(TimedOut);
  vi.useRealTimers();
});
