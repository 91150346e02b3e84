import { Icon, type IconProps } from './icon';

/** Add something. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.75v14.5M4.75 12h14.5" />
  </Icon>
);
