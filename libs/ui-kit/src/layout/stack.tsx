import { type ElementType } from 'react';
import { type AsProps, type Gap } from '../base/as-props';

/** Children below one another. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap = 'md', ...props }: AsProps<Tag, { gap?: Gap }>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="stack" data-gap={gap} {...props} />;
}
