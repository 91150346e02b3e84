import { Icon, type IconProps } from './icon';

/** Take a copy home. */
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.75v11.5M6.75 10.5 12 15.5l5.25-5M4.25 20.25h15.5" />
  </Icon>
);
