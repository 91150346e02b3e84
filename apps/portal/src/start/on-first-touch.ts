import { fetchAhead } from '@portal/ui-kit';

const signs = ['pointerdown', 'keydown', 'focusin'];

/**
 * Does something once, when somebody first points at, types into or focuses a place, or at once where the focus is there already.
 * Failures are left to whoever needs the thing.
 */
export function onFirstTouch(place: HTMLElement, work: () => Promise<unknown>): void {
  const once = new AbortController();
  const begin = () => {
    once.abort();
    fetchAhead(work);
  };
  if (place.contains(document.activeElement)) return begin();
  for (const sign of signs) place.addEventListener(sign, begin, { signal: once.signal, capture: true, passive: true });
}
