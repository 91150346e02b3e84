import { type ComponentProps, type ReactNode } from 'react';
import { Heading } from '../text/heading';
import { Text } from '../text/text';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
}

/** The name of the page, its one `h1`, and perhaps a sentence on what it is for. */
export const PageHeader = ({ title, description, ...props }: PageHeaderProps) => (
  <header className="page-header" {...props}>
    <Heading level={1}>{title}</Heading>
    {description && (
      <Text size="lg" tone="muted">
        {description}
      </Text>
    )}
  </header>
);
