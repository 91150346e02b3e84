import { type ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  /** `narrow` for what is read from top to bottom, `page` for everything else. */
  width?: 'page' | 'narrow';
}

/** Keeps its children in the middle of a wide screen and off the edges of a small one. */
export const Container = ({ width = 'page', ...props }: ContainerProps) => (
  <div className="container" data-width={width} {...props} />
);
