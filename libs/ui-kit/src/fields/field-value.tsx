import { type ComponentProps } from 'react';
import '../styles/later.css';

/** A value as a program sees it, letter for letter. A group, so that it may have a name, also while it is empty. */
export const FieldValue = (props: ComponentProps<'pre'>) => <pre role="group" className="field-value" {...props} />;
