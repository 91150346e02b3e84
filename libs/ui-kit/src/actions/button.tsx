import { type ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant } from './button-style';
import { SpinnerIcon } from '../icons/spinner-icon';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` for the one thing a page is for, `secondary` beside it, `quiet` for what is seldom used, `danger` for what deletes. */
  variant?: ButtonVariant;
  /** Busy while what it started is under way: disabled, with a spinner. */
  state?: 'idle' | 'busy';
}

/** Does something here. What leads elsewhere is a link. */
export function Button({ variant = 'primary', state = 'idle', disabled = false, children, ...props }: ButtonProps) {
  const busy = state === 'busy';
  return (
    <button
      type="button"
      className={buttonStyle(variant)}
      data-state={state}
      aria-busy={busy || undefined}
      {...props}
      disabled={disabled || busy}
    >
      {busy && <SpinnerIcon />}
      {children}
    </button>
  );
}
