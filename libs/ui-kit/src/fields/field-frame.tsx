import { type ComponentProps, type ReactNode } from 'react';
import { errorId, type FieldWords, hintId } from './described-by';
import { FieldError } from './field-error';
import { type FieldWidth } from './field-props';

interface FieldFrameProps extends FieldWords, Omit<ComponentProps<'div'>, 'id'> {
  /** What is asked. */
  label: ReactNode;
  /** What the field understood of what was typed. */
  note?: ReactNode;
  /** How wide the control is, in characters. */
  inputWidth: FieldWidth;
}

/** What stands around a control: label, hint, error and note. `useField` makes the control belong to it. */
export const FieldFrame = ({ id, label, hint, error, note, inputWidth, children, ...props }: FieldFrameProps) => (
  <div className="field" data-state={error ? 'invalid' : 'plain'} {...props}>
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className="field-hint" id={hintId(id)}>
        {hint}
      </p>
    )}
    {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    <span className="field-box" data-width={inputWidth}>
      {children}
    </span>
    {note !== undefined && (
      <p className="field-note" role="status">
        {note}
      </p>
    )}
  </div>
);
