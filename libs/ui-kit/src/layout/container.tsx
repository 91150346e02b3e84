import { type ComponentProps } from 'react';

interface ContainerProps extends ComponentProps<'div'> {
  width?: 'page' | 'narrow';
}

/** Keeps its children in the middle of a wide screen and off the edges of a small one. */
export const Container = ({ width = 'page', ...props }: ContainerProps) => (
  <div className="container" data-width={width} {...props} />
);
