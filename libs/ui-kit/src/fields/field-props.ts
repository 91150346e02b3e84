import { type ReactNode } from 'react';

/** How wide a control is, in characters: the one scale of all fields. */
export type FieldWidth = 6 | 12 | 20 | 'full';

/** The words around a field, and how wide it is: as wide as what people type into it. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** What the field understood of what was typed; said aloud when it changes. Give an empty one while there is nothing to say. */
  note?: ReactNode;
  inputWidth?: FieldWidth;
}
