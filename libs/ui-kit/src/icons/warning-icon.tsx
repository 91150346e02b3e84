import { Icon, type IconProps } from './icon';

/** Something to look at before going on. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.4 4.5 3 17.4c-.7 1.2.2 2.6 1.6 2.6h14.8c1.4 0 2.3-1.4 1.6-2.6L13.6 4.5a1.85 1.85 0 0 0-3.2 0Z" />
    <path d="M12 9.5v4M12 16.75v.01" />
  </Icon>
);
