import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './described-by';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Stands before what is typed, for example `R`. */
  prefix?: ReactNode;
}

/** One line of text. What it does not use goes to the input, `ref` too, so a form may leave the value to the browser. */
export function TextField({ label, hint, error, note, prefix, inputWidth = 'full', ...props }: TextFieldProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <span className="field-box" data-width={inputWidth}>
        {prefix && <span className="field-prefix">{prefix}</span>}
        <input
          className="field-input"
          type="text"
          aria-invalid={error ? true : undefined}
          {...props}
          id={id}
          aria-describedby={describedBy({ id, hint, error }, props['aria-describedby'])}
        />
      </span>
    </FieldFrame>
  );
}
