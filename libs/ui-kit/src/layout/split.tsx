import { type ComponentProps } from 'react';

/** Two children: side by side where there is room, otherwise the first above the second. */
export const Split = (props: ComponentProps<'div'>) => <div className="split" {...props} />;
