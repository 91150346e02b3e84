import { type ComponentProps } from 'react';
import { EmptyPicture } from './empty-picture';

interface EmptyStateProps extends ComponentProps<'div'> {
  /** `waiting`: it is not there yet. */
  picture?: 'empty' | 'waiting';
}

/** There is nothing here, and why, and perhaps what to do about it. */
export const EmptyState = ({ picture = 'empty', children, ...props }: EmptyStateProps) => (
  <div className="state" data-kind="empty" {...props}>
    <EmptyPicture kind={picture} />
    {children}
  </div>
);
