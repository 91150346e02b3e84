import { type Continuation } from '@portal/contract';
import { useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { type Answers, beginningOf } from './answers';
import { typedTakeoverAtom } from './typed-takeover';

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
