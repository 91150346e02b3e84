import { type ComponentProps, useId } from 'react';
import { describedBy } from './described-by';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';
import '../styles/later.css';

/** One of a list of options, which are the children. */
export function SelectField({
  label,
  hint,
  error,
  note,
  inputWidth = 'full',
  ...props
}: FieldProps & ComponentProps<'select'>) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <span className="field-box" data-width={inputWidth}>
        <select
          className="field-input"
          aria-invalid={error ? true : undefined}
          {...props}
          id={id}
          aria-describedby={describedBy({ id, hint, error }, props['aria-describedby'])}
        />
      </span>
    </FieldFrame>
  );
}
