import { Children, type ComponentProps, useId } from 'react';
import { Heading } from '../text/heading';
import '../styles/places.css';

interface LinkListProps extends ComponentProps<'nav'> {
  /** What the links have in common. */
  title: string;
}

/** Ways on under a heading, one a line: every child is a link or a button, perhaps with an icon before its words. */
export function LinkList({ title, children, ...props }: LinkListProps) {
  const titleId = useId();
  return (
    <nav className="link-list" aria-labelledby={titleId} {...props}>
      <Heading id={titleId} level={3} size="sm">
        {title}
      </Heading>
      <ul role="list">{Children.map(children, (way) => way && <li>{way}</li>)}</ul>
    </nav>
  );
}
