import { Icon, type IconProps } from './icon';

/** A document of the policy. */
export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3.25H7A2.25 2.25 0 0 0 4.75 5.5v13A2.25 2.25 0 0 0 7 20.75h10a2.25 2.25 0 0 0 2.25-2.25V9l-5.75-5.75Z" />
    <path d="M13.5 3.25V9h5.75M8.5 13h7M8.5 16.75h4.5" />
  </Icon>
);
