import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVitals } from './use-vitals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('nine visits in ten are not watched', () => {
  renderHook(() => useVitals(() => 0.1));
  expect(vi.getTimerCount()).toBe(0);
});

it('the tenth fetches what watches later, and not after a sign-out', () => {
  const random = () => 0.09;
  const { unmount } = renderHook(() => useVitals(random));
  vi.advanceTimersByTime(19_999);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
