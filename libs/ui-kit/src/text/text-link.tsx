import { type ComponentProps } from 'react';

/** A link to a plain address. One that opens a new tab hands over neither this window nor its address. */
export const TextLink = (props: ComponentProps<'a'>) => (
  <a className="text-link" rel={props.target === '_blank' ? 'noopener noreferrer' : undefined} {...props} />
);
