import { Icon, type IconProps } from './icon';

/** Something good to know. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="8.75" />
    <path d="M12 11.25v5M12 7.75v.01" />
  </Icon>
);
