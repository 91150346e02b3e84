import { type ElementType } from 'react';
import { type AsProps, type Gap } from '../base/as-props';

interface ClusterOwn {
  /** The distance between the children. */
  gap?: Gap;
  /** Where the children stand on their line; `between` sends the last to its end. */
  justify?: 'start' | 'center' | 'between' | 'end';
  /** How children of different heights stand beside one another. */
  align?: 'start' | 'center' | 'baseline';
  /** `no` keeps two things on one line: the first gives way, the last keeps its width. */
  wrap?: 'yes' | 'no';
}

/** Children beside one another, on as many lines as they need. */
export function Cluster<Tag extends ElementType = 'div'>(cluster: ClusterOwn & AsProps<Tag, ClusterOwn>) {
  const { as, gap = 'sm', justify = 'start', align = 'center', wrap = 'yes', ...props } = cluster;
  const Part: ElementType = as ?? 'div';
  return (
    <Part className="cluster" data-gap={gap} data-justify={justify} data-align={align} data-wrap={wrap} {...props} />
  );
}
