import { type ComponentProps, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../text/heading';
import { ChevronDownIcon } from '../icons/chevron-down-icon';

interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  level?: HeadingLevel;
}

/** One section of an Accordion. The browser opens and closes it, also for a search in the page. */
export const AccordionItem = ({ title, level = 3, children, ...props }: AccordionItemProps) => (
  <details {...props}>
    <summary>
      <Heading level={level} size="sm">
        {title}
      </Heading>
      <ChevronDownIcon />
    </summary>
    <div>{children}</div>
  </details>
);
