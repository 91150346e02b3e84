import { type Continuation } from '@portal/contract';
import { atom, useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { type Answers, beginningOf } from './answers';

/**
 * What was typed so far to take over the policy of a claim. In memory only: set by its steps, emptied when it was sent and when whoever typed it
 * signs out.
 */
export const typedTakeoverAtom = atom<{ reference: string; answers: Answers } | null>(null);
typedTakeoverAtom.debugLabel = 'typedTakeover';

/** The answers so far, and what changes some of them. */
export function useAnswers(reference: string, continuation: Continuation) {
  const [typed, setTyped] = useAtom(typedTakeoverAtom);
  const [beginning] = useState(() => beginningOf(continuation));
  const change = useCallback(
    (part: Partial<Answers>) =>
      setTyped((now) => ({
        reference,
        answers: { ...(now?.reference === reference ? now.answers : beginning), ...part },
      })),
    [setTyped, reference, beginning],
  );
  return [typed?.reference === reference ? typed.answers : beginning, change] as const;
}
