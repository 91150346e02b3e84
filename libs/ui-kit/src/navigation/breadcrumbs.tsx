import { Children, type ComponentProps, type ReactNode } from 'react';

interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** Links from the top of the portal down; the last one is this page, as plain text. */
  items: readonly ReactNode[];
}

/** The way back up. */
export const Breadcrumbs = ({ items, ...props }: BreadcrumbsProps) => (
  <nav className="breadcrumbs" aria-label="Breadcrumbs" {...props}>
    <ol role="list">
      {Children.map(items, (item, place) => (
        <li>{place === items.length - 1 ? <span aria-current="page">{item}</span> : item}</li>
      ))}
    </ol>
  </nav>
);
