import { type ComponentProps } from 'react';
import '../styles/later.css';

/** Two children: a field, and the button that sends what stands in it, on the line of its box. On a small screen below it. */
export const FieldRow = (props: ComponentProps<'div'>) => <div className="field-row" {...props} />;
