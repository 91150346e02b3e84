import { atom } from 'jotai';

/** The request that somebody looked at last in this tab: back in the list, keys begin there. */
export const lastOpenedAtom = atom<string | null>(null);
lastOpenedAtom.debugLabel = 'lastOpened';
