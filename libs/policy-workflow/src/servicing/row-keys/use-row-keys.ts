import { useAtomValue } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { letterKeysAtom } from '../letter-keys';
import { commandOf } from './commands';

/** The attribute of the link that opens a row: the id of the row. */
const rowMark = 'data-row';

/** The links that open the rows of a list, those with `data-row`. */
export const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(`[${rowMark}]`) ?? [])];

/** The row in which an element stands, the one with the focus unless given; -1: in none. */
export const placeOf = (rows: HTMLElement[], element: Element | null = document.activeElement) => {
  const row = element?.closest('tr');
  return rows.findIndex((link) => row?.contains(link));
};

export interface RowKeys {
  list: RefObject<HTMLElement | null>;
  /** The row to begin with, where the focus is in none; the first unless it is there. */
  startsAt?: string | null;
  /** Without it X does nothing. */
  onChoose?: (id: string) => void;
  /** Without it the question mark does nothing. */
  onHelp?: () => void;
}

/** Letters and arrows that go from row to row of a list. Whatever they do, the Tab key does too. */
export function useRowKeys({ list, startsAt = null, onChoose, onHelp }: RowKeys): void {
  const areLettersOn = useAtomValue(letterKeysAtom);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event, { areLettersOn });
      const isOffered = { help: onHelp !== undefined, choose: onChoose !== undefined, next: true, previous: true };
      if (command === null || !isOffered[command]) return;
      event.preventDefault();
      if (command === 'help') return onHelp?.();
      const rows = rowsIn(list.current);
      const place = placeOf(rows);
      if (command === 'choose') {
        const id = rows[place]?.getAttribute(rowMark);
        if (id) onChoose?.(id);
        return;
      }
      const next = place + (command === 'next' ? 1 : -1);
      const start = rows.find((row) => row.getAttribute(rowMark) === startsAt) ?? rows[0];
      const target = place < 0 ? start : rows[Math.min(Math.max(next, 0), rows.length - 1)];
      target?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [areLettersOn, list, startsAt, onChoose, onHelp]);
}
