import { type ComponentProps, useId } from 'react';
import { describedBy } from './described-by';
import { type FieldProps } from './field-props';

/** What a field is given besides the attributes of its control. */
type Given = FieldProps & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>;

/** Parts what a field is given into the words of its frame and the attributes of its control, which share one id. */
export function useField<Props extends Given>({ label, hint, error, note, inputWidth = 'full', ...props }: Props) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    frame: { id, label, hint, error, note, inputWidth },
    control: {
      className: 'field-input',
      'aria-invalid': error ? true : undefined,
      ...props,
      id,
      'aria-describedby': describedBy({ id, hint, error }, props['aria-describedby']),
    },
  };
}
