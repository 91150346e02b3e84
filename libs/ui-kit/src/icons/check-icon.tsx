import { Icon, type IconProps } from './icon';

/** Done. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.75 4.5 4.5L19.25 7" />
  </Icon>
);
