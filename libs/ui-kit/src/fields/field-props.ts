import { type ReactNode } from 'react';

/** How wide a control is, in characters: the one scale of all fields. */
export type FieldWidth = 6 | 12 | 20 | 'full';

/** The words around a field, and how wide it is: as wide as what people type into it. */
export interface FieldProps {
  /** What is asked, as a noun without a colon. */
  label: ReactNode;
  /** Where to find it, or how to write it. */
  hint?: ReactNode;
  /** What is wrong with what was typed; it stands beside the control. */
  error?: ReactNode;
  /** What the field understood of what was typed; said aloud when it changes. Give an empty one while there is nothing to say. */
  note?: ReactNode;
  /** How wide the control is, in characters: as wide as what is typed into it. */
  inputWidth?: FieldWidth;
}
