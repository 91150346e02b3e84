import { Children, type ComponentProps, useId } from 'react';
import { Heading } from '../text/heading';

interface QuickLinksProps extends ComponentProps<'nav'> {
  /** The heading above the links. */
  title?: string;
}

/** Ways to what people do most. Every child is a link and becomes a tile with an arrow. */
export function QuickLinks({ title = 'Quick Links', children, ...props }: QuickLinksProps) {
  const titleId = useId();
  return (
    <nav className="quick-links" aria-labelledby={titleId} {...props}>
      <Heading id={titleId} level={2} size="md">
        {title}
      </Heading>
      <ul role="list">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
    </nav>
  );
}
