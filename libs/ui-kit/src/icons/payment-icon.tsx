import { Icon, type IconProps } from './icon';

/** Premiums and payments. */
export const PaymentIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.75" y="6" width="18.5" height="12" rx="2.25" />
    <circle cx="12" cy="12" r="2.5" />
    <path d="M6.25 12v.01M17.75 12v.01" />
  </Icon>
);
