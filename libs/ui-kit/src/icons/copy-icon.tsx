import { Icon, type IconProps } from './icon';

/** Put on the clipboard. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="8.25" y="8.25" width="12" height="12" rx="2.25" />
    <path d="M15.75 8.25V6A2.25 2.25 0 0 0 13.5 3.75H6A2.25 2.25 0 0 0 3.75 6v7.5A2.25 2.25 0 0 0 6 15.75h2.25" />
  </Icon>
);
