import { Icon, type IconProps } from './icon';

/** Something is under way that takes a while. */
export const SlowSpinnerIcon = (props: IconProps) => (
  <Icon data-motion="slow" {...props}>
    <path d="M12 2.75v3.5M12 17.75v3.5M2.75 12h3.5M17.75 12h3.5M5.45 5.45l2.5 2.5M16.05 16.05l2.5 2.5M5.45 18.55l2.5-2.5M16.05 7.95l2.5-2.5" />
  </Icon>
);
