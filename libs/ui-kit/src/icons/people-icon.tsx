import { Icon, type IconProps } from './icon';

/** The people a policy covers. */
export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.25" r="3.5" />
    <path d="M2.75 19.5c.5-3.4 3-5.25 6.25-5.25s5.75 1.85 6.25 5.25M15.5 5a3.5 3.5 0 0 1 0 6.5M17.25 14.6c2.2.6 3.6 2.3 4 4.9" />
  </Icon>
);
