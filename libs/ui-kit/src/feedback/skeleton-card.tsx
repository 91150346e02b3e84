import { type ComponentProps } from 'react';
import { Skeleton } from './skeleton';
import { SkeletonText } from './skeleton-text';

/** A record card that is on its way. */
export const SkeletonCard = (props: ComponentProps<'div'>) => (
  <div className="card" {...props}>
    <Skeleton width="third" />
    <SkeletonText lines={4} />
  </div>
);
