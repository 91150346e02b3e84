import { Card, Cluster, Heading, Stack } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  /** Its state, or the way to change it, beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part of how the premium is paid, under its own heading. */
export function SectionCard({ title, beside, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap="md">
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          {beside}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
