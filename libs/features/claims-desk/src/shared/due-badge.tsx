import { Badge, Cluster } from '@portal/ui-kit';
import { type dueWords } from './due-words';

/** By when a claim is decided, and since when it is overdue. */
export const DueBadge = ({ due: { words, day, tone } }: { due: NonNullable<ReturnType<typeof dueWords>> }) => (
  <Cluster as="span" gap="xs">
    <Badge tone={tone}>{words}</Badge>
    {day}
  </Cluster>
);
