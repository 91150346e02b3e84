import { type ReactNode } from 'react';
import { VisuallyHidden } from '../base/visually-hidden';

/** The sentence beside a field that says what is wrong. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <VisuallyHidden>Error: </VisuallyHidden>
    {children}
  </p>
);
