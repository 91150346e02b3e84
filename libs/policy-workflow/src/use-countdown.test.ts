import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Second by second: each one is drawn before the next begins. */
const wait = (seconds: number) => {
  for (let second = 0; second < seconds; second++) act(() => vi.advanceTimersByTime(1000));
};

describe('a countdown', () => {
  it('counts whole seconds down to nothing and rests there', () => {
    const { result } = renderHook(() => useCountdown(3));
    const shown = [result.current[0]];
    for (let second = 0; second < 5; second++) {
      wait(1);
      shown.push(result.current[0]);
    }
    expect(shown).toEqual([3, 2, 1, 0, 0, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('starts again from what it is told', () => {
    const { result } = renderHook(() => useCountdown(1));
    wait(1);
    act(() => result.current[1](60));
    expect(result.current[0]).toBe(60);
    wait(2);
    expect(result.current[0]).toBe(58);
  });

  it('does not run when there is nothing to wait for', () => {
    const { result } = renderHook(() => useCountdown(0));
    expect(result.current[0]).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops with the screen it stands on', () => {
    const { unmount } = renderHook(() => useCountdown(30));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
