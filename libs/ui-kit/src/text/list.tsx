import { type ComponentProps } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  /** `number` where the order matters, `plain` where each entry looks like something itself. */
  kind?: 'bullet' | 'number' | 'plain';
}

/** A list of `<li>`. `role` keeps it a list where a browser forgets that a list without bullets is one. */
export function List({ kind = 'bullet', ...props }: ListProps) {
  const Part = kind === 'number' ? ('ol' as 'ul') : 'ul';
  return <Part className="list" data-kind={kind} role="list" {...props} />;
}
