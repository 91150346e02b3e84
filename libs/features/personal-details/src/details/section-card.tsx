import { Card, Cluster, DescriptionList, type DescriptionRow, Heading } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  rows: readonly DescriptionRow[];
  /** The way to change it, beside the title. */
  way?: ReactNode;
  /** What else there is to say, below. */
  children?: ReactNode;
}

/** Some of the personal details under one heading. */
export function SectionCard({ title, rows, way, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Cluster justify="between">
        <Heading level={2} size="md" id={titleId}>
          {title}
        </Heading>
        {way}
      </Cluster>
      <DescriptionList rows={rows} />
      {children}
    </Card>
  );
}
