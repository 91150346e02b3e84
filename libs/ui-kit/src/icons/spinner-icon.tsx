import { Icon, type IconProps } from './icon';

/** Something is under way. */
export const SpinnerIcon = (props: IconProps) => (
  <Icon data-motion="fast" {...props}>
    <path d="M12 3.25a8.75 8.75 0 1 1-8.75 8.75" />
  </Icon>
);
