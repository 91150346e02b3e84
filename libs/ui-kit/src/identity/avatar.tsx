import { type ComponentProps } from 'react';
import { PersonIcon } from '../icons/person-icon';

interface AvatarProps extends ComponentProps<'span'> {
  /** Gives the first letter. */
  firstName: string;
  /** Gives the second letter. */
  lastName: string;
}

const initial = (name: string) => ([...name.trim()][0] ?? '').toLocaleUpperCase('en-ZA');

/**
 * The initials of first and last name, or a person where nobody can say whose they are. Hidden from screen readers, for the name stands beside
 * it or labels its button.
 */
export const Avatar = ({ firstName, lastName, ...props }: AvatarProps) => (
  <span className="avatar" aria-hidden="true" {...props}>
    {initial(firstName) + initial(lastName) || <PersonIcon />}
  </span>
);
