import { type ComponentProps } from 'react';
import { CheckIcon } from '../icons/check-icon';
import '../styles/chip.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Whether this choice is on. */
  pressed: boolean;
}

/** One of a few choices that narrow a list down, on or off. Put them in a `Cluster`. */
export const Chip = ({ pressed, children, ...props }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={pressed} {...props}>
    {pressed && <CheckIcon />}
    {children}
  </button>
);
