import { type EntityType } from '@portal/domain';
import { buttonStyle, ComparisonTable, EmptyState, Stack, Text } from '@portal/ui-kit';
import { actionTypes, kindsOfChange, labelOf } from '@portal/domain';
import { pathOfForm, type ApprovalAction } from '@portal/contract';
import { Link } from 'react-router-dom';
import { actionOn, useClosedActions } from '../data/use-pending-actions';
import { ProposalBanner } from './proposal-banner';

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
      {last && <LastRequest action={last} />}
    </Stack>
  );
}

function LastRequest({ action }: { action: ApprovalAction }) {
  const form = askAgain.includes(action.status) ? pathOfForm(action.actionType, action.entityId) : null;
  return (
    <Stack gap="lg">
      <ProposalBanner action={action} />
      {form !== null && (
        <div>
          <Link className={buttonStyle('secondary')} to={form}>
            Ask again
          </Link>
        </div>
      )}
      <ComparisonTable
        caption={labelOf(actionTypes, action.actionType)}
        kind={kindsOfChange[action.actionType].effect}
        rows={action.changes.map(({ label, current, proposed, changed }) => ({ label, current, proposed, changed }))}
      />
    </Stack>
  );
}

/** What may be worth another try. */
const askAgain: readonly ApprovalAction['status'][] = ['DECLINED', 'EXPIRED', 'CANCELLED', 'FAILED'];
