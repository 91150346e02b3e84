import { type ComponentProps } from 'react';

interface AvatarProps extends ComponentProps<'span'> {
  firstName: string;
  lastName: string;
}

const initial = (name: string) => ([...name.trim()][0] ?? '').toLocaleUpperCase('en-ZA');

/** The initials of first and last name. Hidden from screen readers, for the name stands beside it or labels its button. */
export const Avatar = ({ firstName, lastName, ...props }: AvatarProps) => (
  <span className="avatar" aria-hidden="true" {...props}>
    {initial(firstName)}
    {initial(lastName)}
  </span>
);
