import { type ComponentProps } from 'react';

/** A fine line between two things that belong apart. */
export const Divider = (props: ComponentProps<'hr'>) => <hr className="divider" {...props} />;
