import { type ComponentProps } from 'react';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from '../base/visually-hidden';

interface SkeletonTextProps extends ComponentProps<'div'> {
  /** As many lines as make it about as tall as the words that come. */
  lines?: number;
}

/** A paragraph that is on its way. */
export const SkeletonText = ({ lines = 3, ...props }: SkeletonTextProps) => (
  <div className="skeleton-text" aria-busy="true" {...props}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} width={line === lines - 1 ? 'half' : 'full'} />
    ))}
  </div>
);
