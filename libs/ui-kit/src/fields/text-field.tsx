import { type ComponentProps, type ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';
import { useField } from './use-field';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Stands before what is typed, for example `R`. */
  prefix?: ReactNode;
}

/** One line of text. What it does not use goes to the input, `ref` too, so a form may leave the value to the browser. */
export function TextField({ prefix, ...props }: TextFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {prefix && <span className="field-prefix">{prefix}</span>}
      <input type="text" {...control} />
    </FieldFrame>
  );
}
