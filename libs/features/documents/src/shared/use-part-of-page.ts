import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * What the portal does for moves from page to page, for moves between parts of one page that have an address each: the part starts
 * at its top and has the focus. Back and Forward keep the place that the browser remembers.
 */
export function usePartOfPage(part: string): void {
  const move = useNavigationType();
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (move !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [part, move]);
}
