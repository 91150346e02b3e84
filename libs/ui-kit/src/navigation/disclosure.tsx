import { type ComponentProps, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down-icon';
import '../styles/overlay.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /** What is folded away; pressing it unfolds. */
  summary: ReactNode;
}

/** Something more for those who want it. The browser opens and closes it. */
export const Disclosure = ({ summary, children, ...props }: DisclosureProps) => (
  <details className="disclosure" {...props}>
    <summary>
      <ChevronDownIcon />
      {summary}
    </summary>
    <div>{children}</div>
  </details>
);
