import { type ComponentProps, useId } from 'react';
import { describedBy } from './described-by';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';
import '../styles/later.css';

type TextAreaFieldProps = FieldProps & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, hint, error, note, inputWidth = 'full', ...props }: TextAreaFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <span className="field-box" data-width={inputWidth}>
        <textarea
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
