import { type ComponentProps } from 'react';
import { Container } from './container';

/** How to reach a person, above everything else. Its children are `ContactItem`. */
export const ContactBar = ({ children, ...props }: ComponentProps<'div'>) => (
  <div className="contact-bar" {...props}>
    <Container>{children}</Container>
  </div>
);
