import { type ComponentProps } from 'react';
import { Skeleton } from './skeleton';
import { SkeletonText } from './skeleton-text';

interface SkeletonCardProps extends ComponentProps<'div'> {
  /** As many as make it as tall as what comes, so that nothing below it moves. */
  lines?: number;
}

/** A record card that is on its way. */
export const SkeletonCard = ({ lines = 4, ...props }: SkeletonCardProps) => (
  <div className="card" {...props}>
    <Skeleton width="third" />
    <SkeletonText lines={lines} />
  </div>
);
