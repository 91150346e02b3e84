import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice } from './choice';
import { describedBy } from './described-by';

interface CheckboxProps extends ComponentProps<'input'> {
  /** What ticking it chooses. */
  label: ReactNode;
  /** What somebody should know before they choose it. */
  hint?: ReactNode;
}

/** One of several answers of a CheckboxGroup. */
export function Checkbox({ label, hint, ...props }: CheckboxProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Choice aria-describedby={describedBy({ id, hint })} {...props} type="checkbox" id={id} label={label} hint={hint} />
  );
}
