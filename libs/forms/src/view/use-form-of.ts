import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Form } from '../definition/form';
import { carriedDraftsAtom, draftKey, formDraftsAtom } from '../drafts/form-drafts';
import { createFormStore, type FormStore } from '../store/form-store';
import { type Situation } from '../store/situation';

interface FormOf {
  store: FormStore;
  /** Whether it was begun earlier in this visit, and left. */
  wasBegun: boolean;
  /** Whether it still is a draft of this visit. */
  isKept: () => boolean;
}

/** Nothing is kept of a form that nobody minds leaving. */
const noDrafts = new Map<string, FormStore>();

interface Beginning {
  record: string;
  initialValues: object;
  situation: Situation;
  isDraftKept: boolean;
}

/** The form of a record: as it was left earlier in this visit, a reload of ours included, or a fresh one. A fresh one that nobody touches leaves no trace. */
export function useFormOf(form: Form, { record, initialValues, situation, isDraftKept }: Beginning): FormOf {
  const kept = useAtomValue(formDraftsAtom);
  const carriedDrafts = useAtomValue(carriedDraftsAtom);
  const drafts = isDraftKept ? kept : noDrafts;
  const key = draftKey(form.name, record);
  const [{ store, wasBegun }] = useState(() => {
    const begun = drafts.get(key);
    if (begun?.isDirty()) {
      if (begun.form === form || !begun.hasLedOn()) return { store: begun, wasBegun: !begun.hasLedOn() };
      // What was refused on the page that sends it may ask for more here.
      const asked = createFormStore(form, begun.state().initial, situation);
      asked.take(begun.state().values);
      return { store: asked, wasBegun: false };
    }
    const store = createFormStore(form, initialValues, situation);
    const carried = carriedDrafts.get(key);
    if (carried && isDraftKept) store.restore(carried);
    return { store, wasBegun: store.isDirty() };
  });

  useLayoutEffect(() => store.setSituation(situation));
  useEffect(() => {
    if (drafts === noDrafts) return;
    drafts.set(key, store);
    carriedDrafts.delete(key); // the store has it now
    return () => {
      if (!store.isDirty()) drafts.delete(key);
    };
  }, [drafts, carriedDrafts, key, store]);

  return { store, wasBegun, isKept: () => drafts.get(key) === store };
}
