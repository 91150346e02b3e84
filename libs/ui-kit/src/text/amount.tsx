import { type ComponentProps } from 'react';

/** An amount, already formatted: figures of one width, never broken over two lines. */
export const Amount = (props: ComponentProps<'span'>) => <span className="amount" {...props} />;
