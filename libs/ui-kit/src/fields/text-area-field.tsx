import { type ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';
import { useField } from './use-field';
import '../styles/later.css';

/** Several lines of text. */
export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} />
    </FieldFrame>
  );
}
