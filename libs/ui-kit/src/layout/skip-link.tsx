import { type ComponentProps } from 'react';

/** The first stop of the keyboard: past the header, straight to the content. */
export const SkipLink = ({ href = '#main', children = 'Skip to main content', ...props }: ComponentProps<'a'>) => (
  <a className="skip-link" href={href} {...props}>
    {children}
  </a>
);
