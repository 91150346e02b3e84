import { type ComponentProps, type ReactNode } from 'react';
import '../styles/later.css';

interface LockedFieldProps extends ComponentProps<'div'> {
  /** What stands here. */
  label: ReactNode;
  /** Why it cannot be changed here. */
  hint?: ReactNode;
}

/** An answer that is read and not typed, in the place where it would be typed. The answer is the children. */
export const LockedField = ({ label, hint, children, ...props }: LockedFieldProps) => (
  <div className="field" {...props}>
    <p className="field-label">{label}</p>
    {hint && <p className="field-hint">{hint}</p>}
    <p className="field-locked">{children}</p>
  </div>
);
