import { Icon, type IconProps } from './icon';

/** Search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.75" cy="10.75" r="6.5" />
    <path d="m15.5 15.5 4.75 4.75" />
  </Icon>
);
