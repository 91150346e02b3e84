import { type ComponentProps } from 'react';
import '../styles/prose.css';

/** Headings, paragraphs and lists to be read from top to bottom, on lines that are good to read. */
export const Prose = (props: ComponentProps<'div'>) => <div className="prose" {...props} />;
