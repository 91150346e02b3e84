import { Icon, type IconProps } from './icon';

/** A phone number. */
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 4h3.75l2 5-2.5 1.5a11 11 0 0 0 4.75 4.75l1.5-2.5 5 2v3.75A1.75 1.75 0 0 1 18.25 20.25 15.75 15.75 0 0 1 3.75 5.75 1.75 1.75 0 0 1 5.5 4Z" />
  </Icon>
);
