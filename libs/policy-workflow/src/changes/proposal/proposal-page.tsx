import { type ApprovalAction } from '@portal/contract';
import { type EntityType } from '@portal/domain';
import { SkeletonCard } from '@portal/ui-kit';
import { useState } from 'react';
import { PolicyPage } from '../../policy-page';
import { QueryView } from '../../query-view';
import { actionOn, usePendingActions } from '../data/use-pending-actions';
import { Decided } from './decided';
import { NothingWaits } from './nothing-waits';
import { ProposalView } from './proposal-view';

interface ProposalPageProps {
  title: string;
  entityType: EntityType;
  /** The record; null for the one record of its kind, the spouse. */
  entityId: string | null;
  back: { to: string; label: string };
}

/** What would change on a record, beside what it is: one page for every kind of record (docs/domain/changes.md#r7-5). */
export function ProposalPage({ title, entityType, entityId, back }: ProposalPageProps) {
  const actions = usePendingActions();
  const [decided, setDecided] = useState<ApprovalAction | null>(null);
  // What was decided waits no more: the list, read again, does not have it, and the page still says what became of it.
  const isHere = decided !== null && (entityId === null || decided.entityId === entityId);
  if (isHere) {
    return (
      <PolicyPage title={title}>
        <Decided action={decided} back={back} />
      </PolicyPage>
    );
  }
  return (
    <PolicyPage title={title}>
      <QueryView query={actions} loading={<SkeletonCard />} failed="This change could not be loaded">
        {(all) => {
          const action = actionOn(all, entityType, entityId);
          if (!action) return <NothingWaits entityType={entityType} entityId={entityId} back={back} />;
          return <ProposalView key={action.id} action={action} back={back} onDecided={setDecided} />;
        }}
      </QueryView>
    </PolicyPage>
  );
}
