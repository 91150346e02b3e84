import { type ComponentProps } from 'react';
import { Container } from './container';

/** How to reach a person, above everything else. Its children are `ContactItem`. */
export const ContactBar = ({ children, ...props }: ComponentProps<'aside'>) => (
  <aside className="contact-bar" aria-label="Contact us" {...props}>
    <Container>{children}</Container>
  </aside>
);
