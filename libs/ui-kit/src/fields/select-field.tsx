import { type ComponentProps } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps } from './field-props';
import { useField } from './use-field';
import '../styles/later.css';

/** One of a list of options, which are the children. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <select {...control} />
    </FieldFrame>
  );
}
