import { type ElementType } from 'react';
import { type AsProps, type Gap } from './as-props';

interface ClusterOwn {
  gap?: Gap;
  justify?: 'start' | 'center' | 'between' | 'end';
  align?: 'start' | 'center' | 'baseline';
}

/** Children beside one another, on as many lines as they need. */
export function Cluster<Tag extends ElementType = 'div'>(cluster: AsProps<Tag, ClusterOwn>) {
  const { as, gap = 'sm', justify = 'start', align = 'center', ...props } = cluster;
  const Part: ElementType = as ?? 'div';
  return <Part className="cluster" data-gap={gap} data-justify={justify} data-align={align} {...props} />;
}
