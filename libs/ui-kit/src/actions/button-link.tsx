import { type ComponentProps } from 'react';
import { buttonStyle, type ButtonVariant } from './button-style';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** `primary` for the one thing a page is for, `secondary` for others beside it, `quiet` for what is seldom used. */
  variant?: ButtonVariant;
}

/** A link to a plain address that looks like a button. A router's link takes `className={buttonStyle(variant)}`. */
export const ButtonLink = ({ variant = 'primary', ...props }: ButtonLinkProps) => (
  <a className={buttonStyle(variant)} {...props} />
);
