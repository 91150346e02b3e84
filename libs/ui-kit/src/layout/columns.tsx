import { type ElementType } from 'react';
import { type AsProps, type Gap } from '../base/as-props';

interface ColumnsOwn {
  /** The least width of a column: 10, 14 or 20 rem. As many stand side by side as fit. */
  min?: 'sm' | 'md' | 'lg';
  /** The distance between the columns. */
  gap?: Gap;
}

/** Equal columns; on a small screen one. */
export function Columns<Tag extends ElementType = 'div'>({
  as,
  min = 'md',
  gap = 'md',
  ...props
}: ColumnsOwn & AsProps<Tag, ColumnsOwn>) {
  const Part: ElementType = as ?? 'div';
  return <Part className="columns" data-min={min} data-gap={gap} {...props} />;
}
