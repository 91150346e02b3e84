import { atom } from 'jotai';

/**
 * Whether single letters and signs do something on the pages of staff. Set by a switch on these pages, for whoever speaks to the
 * device or types by accident (WCAG 2.1.4); forgotten with the tab.
 */
export const letterKeysAtom = atom(true);
letterKeysAtom.debugLabel = 'letterKeys';
