import { type ComponentProps, type ReactNode } from 'react';
import '../styles/main-and-side.css';

interface MainAndSideProps extends ComponentProps<'div'> {
  /** A third of the width beside the rest; on a phone beneath it. */
  side: ReactNode;
}

/** What matters most on two thirds of a wide screen, and what belongs to it beside. On a phone one beneath the other. */
export const MainAndSide = ({ side, children, ...props }: MainAndSideProps) => (
  <div className="main-and-side" {...props}>
    <div>{children}</div>
    <div>{side}</div>
  </div>
);
