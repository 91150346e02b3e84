import { atom } from 'jotai';

/** Whether single letters do something. For whoever speaks to the device, or types by accident (WCAG 2.1.4). Forgotten with the tab. */
export const letterKeysAtom = atom(true);
letterKeysAtom.debugLabel = 'letterKeys';
