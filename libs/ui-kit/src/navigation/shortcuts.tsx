import { Children, type ComponentProps } from 'react';
import '../styles/cockpit.css';

/** What is done most, each a link or a button that a key presses too. Its child begins with the KeyCap, where keys are on. */
export const Shortcuts = ({ children, ...props }: ComponentProps<'ul'>) => (
  <ul className="shortcuts" role="list" {...props}>
    {Children.map(children, (act) => act && <li>{act}</li>)}
  </ul>
);
