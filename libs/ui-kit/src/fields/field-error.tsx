import { type ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden';

interface FieldErrorProps {
  /** The control names it as its description. */
  id: string;
  /** What is wrong, and what to do about it. */
  children: ReactNode;
}

/** The sentence beside a field that says what is wrong. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p className="field-error" id={id}>
    <VisuallyHidden>Error: </VisuallyHidden>
    {children}
  </p>
);
