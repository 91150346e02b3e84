import { Alert, Stack } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What a link from the review says is wrong where it leads to. */
export interface ArrivalState {
  problem?: string;
}

const controls = 'input, select, textarea, button';

/** A field by its id: the control itself, or the first one inside it. */
function fieldOf(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  return field?.matches(controls) ? field : (field?.querySelector<HTMLElement>(controls) ?? null);
}

/** Begins a step at its top, or at the field that a link names, with what is wrong there. */
export function Arrival({ children }: { children: ReactNode }) {
  const { search, hash, state } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef<string | null>(null);
  const problem = (state as ArrivalState | null)?.problem;

  useEffect(() => {
    const isFirst = seen.current === null;
    if (seen.current === search + hash) return;
    seen.current = search + hash;
    const field = hash && fieldOf(hash.slice(1));
    if (field) return field.focus();
    if (isFirst) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [search, hash]);

  return (
    <Stack gap="lg" ref={top} tabIndex={-1}>
      {problem && (
        <Alert tone="error" role="alert">
          {problem}
        </Alert>
      )}
      {children}
    </Stack>
  );
}
