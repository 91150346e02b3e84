import { type createStore } from 'jotai';
import { carriedDraftsAtom, formDraftsAtom } from './form-drafts';

type Store = Pick<ReturnType<typeof createStore>, 'get'>;

/**
 * Hands what was typed to the page that this one becomes when it loads itself again. It travels in the state of the history
 * entry, which no other site can write or read; the next page takes it out before anything else. No file, PIN or account number is in it.
 */
export function carryFormDrafts(store: Store): void {
  const drafts = new Map(store.get(carriedDraftsAtom));
  for (const [key, form] of store.get(formDraftsAtom)) if (form.isDirty()) drafts.set(key, form.carried());
  history.replaceState({ ...history.state, drafts }, '');
}
