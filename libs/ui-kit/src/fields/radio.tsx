import { type ComponentProps, type ReactNode, useId } from 'react';
import { Choice } from './choice';
import { describedBy } from './described-by';

interface RadioProps extends ComponentProps<'input'> {
  /** The answer. */
  label: ReactNode;
  /** What somebody should know before they choose it. */
  hint?: ReactNode;
}

/** One answer of a RadioGroup. All of a group have the same `name`. */
export function Radio({ label, hint, ...props }: RadioProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <Choice aria-describedby={describedBy({ id, hint })} {...props} type="radio" id={id} label={label} hint={hint} />
  );
}
