import { childStudiesPath, portalPaths } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { Cluster, List, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { type ChildEvent, type ChildWay } from './child-events';

interface ChildEventsProps {
  events: readonly ChildEvent[];
  /** The child, whose details are changed; null while they cannot be. */
  childId: string | null;
}

const ways: Record<ChildWay, { label: string; to: (childId: string) => string }> = {
  number: { label: 'Add it', to: portalPaths.updateChild },
  studies: { label: 'Send proof of study', to: childStudiesPath },
  extended: { label: 'Move to extended cover', to: (id) => `${portalPaths.addExtendedMember()}?child=${id}` },
};

/** What happens next to a child's cover, day by day, with the way to what somebody must do. */
export function ChildEvents({ events, childId }: ChildEventsProps) {
  if (events.length === 0) return null;
  return (
    <TitledCard title="What happens next">
      <List>
        {events.map(({ date, sentence, ways: open }) => (
          <li key={sentence}>
            <strong>{formatDate(date)}</strong> {sentence}
            {childId !== null && open.length > 0 && (
              <Cluster>
                {open.map((way) => (
                  <Link key={way} to={ways[way].to(childId)}>
                    {ways[way].label}
                  </Link>
                ))}
              </Cluster>
            )}
          </li>
        ))}
      </List>
    </TitledCard>
  );
}
