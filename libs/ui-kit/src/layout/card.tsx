import { type ElementType } from 'react';
import { type AsProps } from '../base/as-props';

/** A sheet of paper on the page. */
export function Card<Tag extends ElementType = 'div'>({ as, ...props }: AsProps<Tag>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="card" {...props} />;
}
