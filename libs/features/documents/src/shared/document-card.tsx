import { Card, Heading, Stack } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';

interface DocumentCardProps {
  title: string;
  children: ReactNode;
}

/** One kind of document: what it is for and how to have it. */
export function DocumentCard({ title, children }: DocumentCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={2} size="md" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
