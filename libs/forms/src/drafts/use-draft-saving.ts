import { useEffect, useRef } from 'react';
import { type FormStore } from '../store/form-store';
import { draftOf } from './draft-of';

export type SaveDraft = (values: object) => void;

/** Hands over what was typed once nobody has typed for `delay` milliseconds, and at once when the page is left. */
export function useDraftSaving(store: FormStore, save: SaveDraft | undefined, delay: number) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let seen = store.state().values;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (store.isDirty()) latest.current?.(draftOf(store.form, store.state().values));
    };
    const unsubscribe = store.subscribe(() => {
      const { values, phase } = store.state();
      if (values === seen || phase === 'sending' || !latest.current) return;
      seen = values;
      clearTimeout(timer);
      timer = setTimeout(flush, delay);
    });
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flushWhenHidden); // a phone may end a hidden page without another word
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [store, delay]);
}
