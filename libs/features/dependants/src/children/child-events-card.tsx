import { formatDate } from '@portal/domain';
import { Card, Heading, List } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ChildEvent } from './child-events';

interface ChildEventsProps {
  events: readonly ChildEvent[];
  /** Where what is to be done is done; null while nothing can be changed. */
  update: string | null;
}

/** What happens next to a child's cover, day by day, with the way to what somebody must do. */
export function ChildEvents({ events, update }: ChildEventsProps) {
  if (events.length === 0) return null;
  return (
    <Card>
      <Heading level={2} size="md">
        What happens next
      </Heading>
      <List>
        {events.map(({ date, sentence, kind }) => (
          <li key={sentence}>
            <strong>{formatDate(date)}</strong> {sentence}{' '}
            {kind === 'to-do' && update && <Link to={update}>Add it</Link>}
          </li>
        ))}
      </List>
    </Card>
  );
}
