import { Children, type ComponentProps } from 'react';
import '../styles/places.css';

/**
 * The main places of the portal: a bar at the bottom of a phone, words beside the brand on a wide screen. Every child is a link or a
 * button with an icon and a word; `aria-current` marks where somebody is.
 */
export const MainNavigation = ({ children, ...props }: ComponentProps<'nav'>) => (
  <nav className="places" aria-label="Main" {...props}>
    <ul role="list">{Children.map(children, (place) => place && <li>{place}</li>)}</ul>
  </nav>
);

interface CountProps {
  /** Nothing is shown for none, and `99+` for more than 99. */
  of: number;
}

/** How many wait behind an icon or a word. What is counted is said beside it, for those who cannot see where it stands. */
export const Count = ({ of: many }: CountProps) =>
  many > 0 && (
    <span className="count" aria-hidden="true">
      {many > 99 ? '99+' : many}
    </span>
  );
