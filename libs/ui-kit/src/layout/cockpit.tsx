import { type ComponentProps, type ReactNode } from 'react';
import { Heading } from '../text/heading';
import '../styles/cockpit.css';

interface CockpitProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the page, or of whoever is on it. */
  title: ReactNode;
  /** What one wants to know of it at once, on the line of its name. */
  beside?: ReactNode;
}

/**
 * A page that is worked on while somebody talks: its name on one line, and its children as columns, in the order in which they are
 * needed. Three on a wide screen, one on a phone.
 */
export const Cockpit = ({ title, beside, children, ...props }: CockpitProps) => (
  <div className="cockpit" {...props}>
    <header className="cockpit-head">
      <Heading level={1} size="lg">
        {title}
      </Heading>
      {beside}
    </header>
    <div className="cockpit-columns">{children}</div>
  </div>
);
