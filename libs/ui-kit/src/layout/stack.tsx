import { type ElementType } from 'react';
import { type AsProps, type Gap } from '../base/as-props';

interface StackOwn {
  /** The distance between the children. */
  gap?: Gap;
}

/** Children below one another. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap = 'md',
  ...props
}: StackOwn & AsProps<Tag, StackOwn>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="stack" data-gap={gap} {...props} />;
}
