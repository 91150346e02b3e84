import { Icon, type IconProps } from './icon';

/** Change something. */
export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 20 .9-4.1L16.1 4.7a2.1 2.1 0 0 1 3 0l.2.2a2.1 2.1 0 0 1 0 3L8.1 19.1 4 20ZM14 6.75 17.25 10" />
  </Icon>
);
