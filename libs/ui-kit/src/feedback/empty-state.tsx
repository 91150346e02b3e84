import { type ComponentProps } from 'react';

/** There is nothing here, and why, and perhaps what to do about it. */
export const EmptyState = (props: ComponentProps<'div'>) => <div className="state" data-kind="empty" {...props} />;
