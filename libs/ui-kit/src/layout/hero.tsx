import { type ElementType } from 'react';
import { type AsProps } from '../base/as-props';

/** The panel on the brand’s own ground, its band below: a greeting, one figure, a word of calm. Text inside turns light. */
export function Hero<Tag extends ElementType = 'div'>({ as, ...props }: AsProps<Tag>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="hero" {...props} />;
}
