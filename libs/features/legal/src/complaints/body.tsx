import { Card, DescriptionList, type DescriptionRow, Heading, Prose, Text } from '@portal/ui-kit';
import { type ReactNode } from 'react';

interface BodyProps {
  name: string;
  ways: readonly DescriptionRow[];
  children: ReactNode;
}

/** Somebody who hears complaints: what about, and how to reach them as far as it is known. */
export const Body = ({ name, ways, children }: BodyProps) => (
  <Card>
    <Prose>
      <Heading level={3}>{name}</Heading>
      <Text>{children}</Text>
      {ways.length > 0 && <DescriptionList rows={ways} />}
    </Prose>
  </Card>
);
