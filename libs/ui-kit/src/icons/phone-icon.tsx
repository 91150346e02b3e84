import { Icon, type IconProps } from './icon';

/** A phone number. */
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.2 3.75H5.5A1.75 1.75 0 0 0 3.75 5.6C4.2 13.5 10.5 19.8 18.4 20.25a1.75 1.75 0 0 0 1.85-1.75v-2.7a1.2 1.2 0 0 0-.85-1.15l-3.1-.95a1.2 1.2 0 0 0-1.3.42l-.95 1.33a12.4 12.4 0 0 1-5.5-5.5l1.33-.95a1.2 1.2 0 0 0 .42-1.3l-.95-3.1a1.2 1.2 0 0 0-1.15-.85Z" />
  </Icon>
);
