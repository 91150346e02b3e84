import { type ComponentProps, type ReactNode } from 'react';
import { errorId, type FieldWords, hintId } from './described-by';
import { FieldError } from './field-error';

interface FieldFrameProps extends FieldWords, Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode;
  note?: ReactNode;
}

/** What stands around a control: label, hint, error and note. Gives the control `id` and `describedBy(...)` to belong to it. */
export const FieldFrame = ({ id, label, hint, error, note, children, ...props }: FieldFrameProps) => (
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
    {children}
    {note !== undefined && (
      <p className="field-note" role="status">
        {note}
      </p>
    )}
  </div>
);
