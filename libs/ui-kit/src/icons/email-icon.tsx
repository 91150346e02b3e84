import { Icon, type IconProps } from './icon';

/** An e-mail address. */
export const EmailIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.75" y="5" width="18.5" height="14" rx="2.25" />
    <path d="m3.5 7 7.1 5.4a2.3 2.3 0 0 0 2.8 0L20.5 7" />
  </Icon>
);
