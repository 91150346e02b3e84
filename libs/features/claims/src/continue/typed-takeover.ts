import { atom } from 'jotai';
import { type Answers } from './answers';

/**
 * What was typed so far to take over the policy of a claim. In memory only: set by its steps, emptied when it was sent and when whoever typed it
 * signs out.
 */
export const typedTakeoverAtom = atom<{ reference: string; answers: Answers } | null>(null);
typedTakeoverAtom.debugLabel = 'typedTakeover';
