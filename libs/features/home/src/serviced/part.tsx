import { Card, Heading, Stack } from '@portal/ui-kit';
import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  children: ReactNode;
}

/** One part of the summary under its heading. */
export function Part({ title, children }: PartProps) {
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
