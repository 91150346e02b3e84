import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect } from 'react';

export const searchBoxId = 'find-policy';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** From anywhere on the page / leads to the search box; in the box and the list, arrow keys lead from one result to the next. */
export function useSearchKeys() {
  const isOn = useAtomValue(letterKeysAtom);
  useEffect(() => {
    if (!isOn) return;
    const focusBox = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      (document.getElementById(searchBoxId) as HTMLInputElement | null)?.select();
    };
    document.addEventListener('keydown', focusBox);
    return () => document.removeEventListener('keydown', focusBox);
  }, [isOn]);

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(`#${searchBoxId}, th[scope='row'] a`)];
      const here = stops.indexOf(event.target as HTMLElement);
      const next = here === -1 ? undefined : stops[here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
