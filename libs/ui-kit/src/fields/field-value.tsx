import { type ComponentProps } from 'react';
import '../styles/later.css';

/** A value as a program sees it, letter for letter. */
export const FieldValue = (props: ComponentProps<'pre'>) => <pre className="field-value" {...props} />;
