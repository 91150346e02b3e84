import { letterKeysAtom } from '@portal/policy-workflow/servicing';
import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';

/** Put on the link that opens a row: the id of the row. */
export const rowMark = 'data-row';

export const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(`[${rowMark}]`) ?? [])];

/** The row in which an element stands, the one with the focus unless given; -1: in none. */
export const placeOf = (rows: readonly HTMLElement[], element: Element | null = document.activeElement): number => {
  const row = element?.closest('tr');
  return rows.findIndex((link) => row?.contains(link));
};

const letters: Partial<Record<string, number>> = { j: 1, k: -1 };
const arrows: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where keys write, choose from a list, or belong to what stands in front of the page. */
const elsewhere = 'input, textarea, select, [contenteditable], dialog, [role="menu"]';

/** How many rows a key leads on; 0: it is not ours. Arrows count on a row only, where they would otherwise scroll the page. */
function stepOf(event: KeyboardEvent, areLettersOn: boolean): number {
  const isOurs = !(event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented);
  const place = event.target instanceof Element ? event.target : null;
  if (!isOurs || place?.closest(elsewhere)) return 0;
  const arrow = place?.closest('tr') ? arrows[event.key] : undefined;
  return arrow ?? (areLettersOn ? letters[event.key] : undefined) ?? 0;
}

/** J, K and the arrows go from row to row of a list. Whatever they do, the Tab key does too. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const areLettersOn = useAtomValue(letterKeysAtom);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const step = stepOf(event, areLettersOn);
      if (step === 0) return;
      event.preventDefault();
      const rows = rowsIn(list.current);
      const place = placeOf(rows);
      rows[place < 0 ? 0 : Math.min(Math.max(place + step, 0), rows.length - 1)]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areLettersOn, list]);
}
