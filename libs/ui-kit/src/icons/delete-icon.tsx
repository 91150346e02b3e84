import { Icon, type IconProps } from './icon';

/** Remove something. */
export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.75h15M9.25 6.75V5A1.75 1.75 0 0 1 11 3.25h2A1.75 1.75 0 0 1 14.75 5v1.75M6.25 6.75l.8 12A2.1 2.1 0 0 0 9.1 20.75h5.8a2.1 2.1 0 0 0 2.05-2l.8-12M10.25 11v5.5M13.75 11v5.5" />
  </Icon>
);
