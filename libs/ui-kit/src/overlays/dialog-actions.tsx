import { type ComponentProps } from 'react';

/** The buttons at the end of a dialog, the likely one first. */
export const DialogActions = (props: ComponentProps<'div'>) => <div className="dialog-actions" {...props} />;
