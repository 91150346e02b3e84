import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice } from './choice';
import { describedBy, errorId } from './described-by';
import { FieldError } from './field-error';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  /** What ticking it says. */
  label: ReactNode;
  /** What somebody should know before they tick it. */
  hint?: ReactNode;
  /** What is wrong while it is as it is. */
  error?: ReactNode;
}

/** Yes or not. */
export function CheckboxField({ label, hint, error, ...props }: CheckboxFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className="field" data-state={error ? 'invalid' : 'plain'}>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
      <Choice
        aria-invalid={error ? true : undefined}
        {...props}
        type="checkbox"
        id={id}
        label={label}
        hint={hint}
        aria-describedby={describedBy({ id, hint, error }, props['aria-describedby'])}
      />
    </div>
  );
}
