import { type ComponentProps } from 'react';

/** One way to reach us: an icon, a link, a copy button. */
export const ContactItem = (props: ComponentProps<'span'>) => <span className="contact-item" {...props} />;
