import { useEffect, useRef } from 'react';
import { withValueAt } from '../definition/value-at';
import { type FormStore } from '../store/form-store';

export type SaveDraft = (values: object) => void;

/** What was typed, without files: those do not leave the device before they are meant to. */
const draftOf = (store: FormStore): object =>
  store.form.fields.reduce(
    (values, { name, widget }) => (widget.isLarge ? withValueAt(values, name, null) : values),
    store.state().values,
  );

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
      if (store.isDirty()) latest.current?.(draftOf(store));
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
