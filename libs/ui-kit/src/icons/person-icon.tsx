import { Icon, type IconProps } from './icon';

/** A policyholder, an account. */
export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.25c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
  </Icon>
);
