import { type ReactNode } from 'react';

export interface FieldWords {
  /** The id of the control; its hint and error take theirs from it. */
  id: string;
  /** Where to find the answer, or how to write it. */
  hint?: ReactNode;
  /** The sentence that says what is wrong with what was typed. */
  error?: ReactNode;
}

export const hintId = (id: string) => `${id}-hint`;
export const errorId = (id: string) => `${id}-error`;

/** Value of `aria-describedby` for a control in a FieldFrame: whatever of hint and error is there, and what else is given. */
export function describedBy({ id, hint, error }: FieldWords, more?: string): string | undefined {
  const ids = [hint && hintId(id), error && errorId(id), more].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
