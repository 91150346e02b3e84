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

/** Forgets whatever was typed. For whoever ends the session. */
export const forgetFormDrafts = (store: Pick<ReturnType<typeof createStore>, 'get'>): void => {
  for (const drafts of [formDraftsAtom, carriedDraftsAtom]) store.get<Map<string, unknown>>(drafts).clear();
};
