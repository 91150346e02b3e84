import { useEffect, useState } from 'react';

/** Whole seconds left, counting down to 0, and a way to start again. */
export function useCountdown(seconds: number): [secondsLeft: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
