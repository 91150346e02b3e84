import { type RefObject, useEffect } from 'react';

/** Where keys write, choose from a list, or belong to what stands in front of the page. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role="menu"]';

/** A letter presses what it stands beside in a list, from anywhere on the page where nobody types. */
export function useShortcuts(list: RefObject<HTMLElement | null>, areLettersOn: boolean): void {
  useEffect(() => {
    if (!areLettersOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target } = event;
      if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented || !/^[a-z]$/i.test(key)) return;
      if (target instanceof Element && target.closest(elsewhere)) return;
      const act = list.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]`);
      if (!act) return;
      event.preventDefault();
      act.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list, areLettersOn]);
}
