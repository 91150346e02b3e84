import { Heading, Stack } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface TitledLinesProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** Requests or claims under a heading, a line each. */
export const TitledLines = ({ id, title, children }: TitledLinesProps) => (
  <section aria-labelledby={id}>
    <Stack gap="md">
      <Heading level={2} size="md" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </section>
);
