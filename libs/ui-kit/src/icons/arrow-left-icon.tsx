import { Icon, type IconProps } from './icon';

/** Back. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 12h-15M11 5.5 4.5 12l6.5 6.5" />
  </Icon>
);
