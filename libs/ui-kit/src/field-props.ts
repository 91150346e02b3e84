import { type ReactNode } from 'react';

/** The words around a field, and how wide it is: as wide as what people type into it. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  inputWidth?: 'full' | 'long' | 'medium' | 'short';
}
