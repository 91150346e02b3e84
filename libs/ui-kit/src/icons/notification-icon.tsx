import { Icon, type IconProps } from './icon';

/** Messages from the insurer. */
export const NotificationIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10a6 6 0 0 1 12 0c0 4.5 2 6.25 2 6.25H4S6 14.5 6 10Z" />
    <path d="M9.75 19.5a2.5 2.5 0 0 0 4.5 0" />
  </Icon>
);
