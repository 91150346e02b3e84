import { type ComponentProps, type ReactNode } from 'react';
import { Amount } from '../text/amount';

interface FigureProps extends ComponentProps<'figure'> {
  /** The one large figure. */
  value: ReactNode;
  /** What it is a figure of. */
  caption: ReactNode;
}

/** The one number of a card, with the words that say what it is. */
export const Figure = ({ value, caption, ...props }: FigureProps) => (
  <figure className="figure" {...props}>
    <Amount>{value}</Amount>
    <figcaption>{caption}</figcaption>
  </figure>
);
