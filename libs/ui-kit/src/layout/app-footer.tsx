import { type ComponentProps } from 'react';
import { Container } from './container';

/** The end of every page, under the woven band. */
export const AppFooter = ({ children, ...props }: ComponentProps<'footer'>) => (
  <footer className="app-footer" {...props}>
    <Container>{children}</Container>
  </footer>
);
