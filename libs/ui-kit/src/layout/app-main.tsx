import { type ComponentProps } from 'react';
import { Container } from './container';

/** The content of the page. Can take the focus, from the skip link and after a change of page. */
export const AppMain = ({ children, ...props }: ComponentProps<'main'>) => (
  <main className="app-main" id="main" tabIndex={-1} {...props}>
    <Container>{children}</Container>
  </main>
);
