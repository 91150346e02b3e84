import { type ComponentProps } from 'react';

/** The mark and the name of the insurer. A brand file may replace the mark through `--brand-mark`. */
export const Brand = (props: ComponentProps<'span'>) => <span className="brand" {...props} />;
