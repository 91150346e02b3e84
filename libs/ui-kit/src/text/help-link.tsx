import { type ComponentProps } from 'react';
import { InfoIcon } from '../icons/info-icon';

/** The way to a person who helps, within reach in the corner of every page. */
export const HelpLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <aside aria-label="Help">
    <a className="help-link" {...props}>
      <InfoIcon />
      {children}
    </a>
  </aside>
);
