import { type ComponentProps } from 'react';
import { Container } from './container';

/** The header of every page: the brand on the left, `HeaderActions` on the right. */
export const AppHeader = ({ children, ...props }: ComponentProps<'header'>) => (
  <header className="app-header" {...props}>
    <Container>{children}</Container>
  </header>
);
