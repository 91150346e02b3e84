import { type ComponentProps, type ReactNode, useId } from 'react';
import '../styles/later.css';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  /** What the fields have in common. */
  legend: ReactNode;
  /** What somebody should know before the first of them. */
  hint?: ReactNode;
}

/** Several fields about one thing, which are the children: an address, a person. */
export function FieldGroup({ legend, hint, children, ...props }: FieldGroupProps) {
  const hintId = useId();
  return (
    <fieldset className="field-group" aria-describedby={hint ? hintId : undefined} {...props}>
      <legend className="field-group-legend">{legend}</legend>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
