import { type ComponentProps } from 'react';

/** A part of a page under its own heading. Point `aria-labelledby` at that heading to make it a landmark. */
export const Section = (props: ComponentProps<'section'>) => <section className="section" {...props} />;
