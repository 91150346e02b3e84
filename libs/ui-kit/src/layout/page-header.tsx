import { type ComponentProps, type ReactNode } from 'react';
import { Heading } from '../text/heading';
import { Text } from '../text/text';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The name of the page: its one heading of level 1. */
  title: ReactNode;
  /** A sentence on what the page is for. */
  description?: ReactNode;
  /** A word beside the name: when what is typed was saved. */
  beside?: ReactNode;
}

/** The name of the page, its one `h1`, and perhaps a sentence on what it is for. */
export const PageHeader = ({ title, description, beside, ...props }: PageHeaderProps) => (
  <header className="page-header" {...props}>
    <div className="page-title">
      <Heading level={1}>{title}</Heading>
      {beside}
    </div>
    {description && (
      <Text size="lg" tone="muted">
        {description}
      </Text>
    )}
  </header>
);
