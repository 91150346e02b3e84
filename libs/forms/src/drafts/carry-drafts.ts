import { type createStore } from 'jotai';
import { carriedDraftsAtom, formDraftsAtom } from './form-drafts';
import { type Typed } from '../store/typed';

declare global {
  interface Window {
    /** What the page before was told to carry, where the page has taken it out of the history before any script had come. */
    typedBefore?: Map<string, Typed> | undefined;
  }
}

type Store = Pick<ReturnType<typeof createStore>, 'get'>;

/**
 * Hands what was typed to the page that this one becomes when it loads itself again. It travels in the state of the history
 * entry, which no other site can write or read; `takeFormDrafts` takes it out at once. No file, PIN or account number is in it.
 */
export function carryFormDrafts(store: Store): void {
  const drafts = new Map(store.get(carriedDraftsAtom));
  for (const [key, form] of store.get(formDraftsAtom)) if (form.isDirty()) drafts.set(key, form.carried());
  history.replaceState({ ...history.state, drafts }, '');
}

/** Takes what the page before was told to carry. Call it once, before anything is shown. */
export function takeFormDrafts(store: Store): void {
  const { drafts: here, ...state }: { drafts?: Map<string, Typed> } = history.state ?? {};
  const drafts = window.typedBefore ?? here;
  delete window.typedBefore;
  if (!drafts) return;
  if (here) history.replaceState(state, '');
  for (const [key, typed] of drafts) store.get(carriedDraftsAtom).set(key, typed);
}
