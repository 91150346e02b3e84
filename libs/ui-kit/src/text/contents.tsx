import { type ComponentProps, useEffect, useId } from 'react';
import { Heading } from './heading';
import '../styles/prose.css';

interface ContentsProps extends ComponentProps<'nav'> {
  /** The headings of the page, by their ids. Each needs `tabIndex={-1}`, so that it can take the focus. */
  items: readonly { id: string; title: string }[];
}

const focusOn = (id: string) => document.getElementById(id)?.focus();

/** The numbered headings of a long page. Each leads to its heading, which takes the focus; an address that ends in one does too. */
export function Contents({ items, ...props }: ContentsProps) {
  const titleId = useId();

  useEffect(() => {
    const asked = location.hash.slice(1);
    if (items.some(({ id }) => id === asked)) focusOn(asked);
  }, [items]);

  return (
    <nav className="contents" aria-labelledby={titleId} {...props}>
      <Heading id={titleId} level={2} size="sm">
        Contents
      </Heading>
      <ol role="list">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} target="_self" onClick={() => focusOn(id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
