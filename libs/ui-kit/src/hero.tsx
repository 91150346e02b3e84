import { type ElementType } from 'react';
import { type AsProps } from './as-props';

/** The evergreen panel with the woven band: a greeting, one figure, a word of calm. Text inside turns light. */
export function Hero<Tag extends ElementType = 'div'>({ as, ...props }: AsProps<Tag>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="hero" {...props} />;
}
