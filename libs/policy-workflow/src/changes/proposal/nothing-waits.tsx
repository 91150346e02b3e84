import { type EntityType } from '@portal/domain';
import { EmptyState, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { actionOn, useClosedActions } from '../data/use-pending-actions';
import { ClosedRequest } from './closed-request';

interface NothingWaitsProps {
  entityType: EntityType;
  /** Null: whichever record of the kind. */
  entityId: string | null;
  back: { to: string; label: string };
}

/** Nothing waits for this record; what became of the last request, where there was one, and how to ask again. */
export function NothingWaits({ entityType, entityId, back }: NothingWaitsProps) {
  const closed = useClosedActions();
  const last = actionOn(closed.data, entityType, entityId);
  return (
    <Stack gap="lg">
      <EmptyState>
        <Text>There is no pending change for this record.</Text>
        <Link to={back.to}>{back.label}</Link>
      </EmptyState>
      {last && <ClosedRequest action={last} />}
    </Stack>
  );
}
