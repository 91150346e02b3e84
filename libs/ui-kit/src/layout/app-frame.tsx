import { type ComponentProps } from 'react';

/** The whole page from top to bottom: bar, header, main, footer. The footer stays at the end of a short page. */
export const AppFrame = (props: ComponentProps<'div'>) => <div className="app-frame" {...props} />;
