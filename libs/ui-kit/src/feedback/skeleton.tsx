import { type ComponentProps } from 'react';

interface SkeletonProps extends ComponentProps<'span'> {
  /** The shape of what comes: words, a picture or box, a portrait. */
  shape?: 'line' | 'block' | 'circle';
  /** How much of the room it takes. */
  width?: 'full' | 'half' | 'third';
}

/** The place of something that is on its way. Says nothing to screen readers: what holds it does. */
export const Skeleton = ({ shape = 'line', width = 'full', ...props }: SkeletonProps) => (
  <span className="skeleton" data-shape={shape} data-width={width} aria-hidden="true" {...props} />
);
