import { type ReactNode, useId } from 'react';
import { Heading } from '../text/heading';
import { Card } from './card';
import { Cluster } from './cluster';
import { Stack } from './stack';

interface TitledCardProps {
  /** What the card is about; a heading of level 2. */
  title: string;
  /** Its state, or the way to change it, beside the title. */
  beside?: ReactNode;
  /** What is known of it. */
  children: ReactNode;
}

/** One part of a page under its heading, by which screen readers find it. */
export function TitledCard({ title, beside, children }: TitledCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Cluster justify="between" align="baseline">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {beside}
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
