import { type ComponentProps } from 'react';

/** What stands on the right of the header: notifications, the user menu. */
export const HeaderActions = (props: ComponentProps<'div'>) => <div className="header-actions" {...props} />;
