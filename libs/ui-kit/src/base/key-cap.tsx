import { type ComponentProps } from 'react';
import '../styles/key-cap.css';

/** A key of the keyboard, by what is printed on it. */
export const KeyCap = (props: ComponentProps<'kbd'>) => <kbd className="key-cap" {...props} />;
