import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeOf, rowsIn } from './use-row-keys';

/**
 * Keeps the focus in a list that reads itself again: where the row that had it is gone, the row in its place has it. Focus
 * that somebody took elsewhere stays there.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): void {
  const place = useRef(-1);
  useEffect(() => {
    const look = ({ target }: Event) => {
      place.current = placeOf(rowsIn(list.current), target as Element);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [list]);

  const listed = ids.join();
  useLayoutEffect(() => {
    const rows = rowsIn(list.current);
    if (document.activeElement !== document.body)
      place.current = placeOf(rows); // it may have moved with its row
    else if (place.current >= 0) rows[Math.min(place.current, rows.length - 1)]?.focus({ preventScroll: true });
  }, [list, listed]);
}
