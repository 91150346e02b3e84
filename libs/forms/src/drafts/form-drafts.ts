import { atom, type createStore } from 'jotai';
import type { FormStore } from '../store/form-store';
import { type Typed } from '../store/typed';

/**
 * Forms that were left half done in this visit, by form and record. In memory only: set by a form that is shown, emptied of
 * it when it was sent or never touched, and emptied of all when the visitor signs out.
 */
export const formDraftsAtom = atom(() => new Map<string, FormStore>());
formDraftsAtom.debugLabel = 'formDrafts';

/** Asks each form on screen that minds being left whether something of it is unsent. Set and emptied by those forms. */
export const shownFormsAtom = atom(() => new Set<() => boolean>());
shownFormsAtom.debugLabel = 'shownForms';

declare global {
  /** What the page before was told to carry: a script of the page itself takes it out of the history before any file has come. */
  var typedBefore: Map<string, Typed> | undefined;
}

/** What was typed before this page loaded itself again, until its form is shown and takes it. Emptied with the rest. */
export const carriedDraftsAtom = atom(() => globalThis.typedBefore ?? new Map<string, Typed>());
carriedDraftsAtom.debugLabel = 'carriedDrafts';

export const draftKey = (form: string, record: string) => `${form}/${record}`;

/**
 * Forms of somebody whose session ran out. No page sees them; they are given back to nobody but the same person, and forgotten when anybody
 * else signs in.
 */
const asideDraftsAtom = atom(() => new Map<string, FormStore>());
asideDraftsAtom.debugLabel = 'asideDrafts';

type Store = Pick<ReturnType<typeof createStore>, 'get'>;

/** Forgets whatever was typed. For whoever ends the session. */
export const forgetFormDrafts = (store: Store): void => {
  const all = [formDraftsAtom, carriedDraftsAtom, asideDraftsAtom];
  for (const drafts of all) store.get<Map<string, unknown>>(drafts).clear();
};

/** Takes what was typed out of sight, for when a session ran out and nobody ended it. */
export const setFormDraftsAside = (store: Store): void => {
  const drafts = new Map(store.get(formDraftsAtom));
  forgetFormDrafts(store);
  for (const [key, form] of drafts) store.get(asideDraftsAtom).set(key, form);
};

/** Gives it back. Only for the person who typed it. */
export const bringFormDraftsBack = (store: Store): void => {
  for (const [key, form] of store.get(asideDraftsAtom)) store.get(formDraftsAtom).set(key, form);
  forgetFormDraftsAside(store);
};

export const forgetFormDraftsAside = (store: Store): void => store.get(asideDraftsAtom).clear();
