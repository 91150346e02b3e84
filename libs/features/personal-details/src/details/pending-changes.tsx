import { type ApprovalAction } from '@portal/contract';
import { actionTypes, formatDate, labelOf } from '@portal/domain';
import { useIsServicing } from '@portal/policy-workflow';
import { whoDecides } from '@portal/policy-workflow/changes';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** One change of the policyholder that waits, who decides, and the way to see it. */
export function PendingChanges({ action }: { action: ApprovalAction }) {
  const isServicing = useIsServicing();
  return (
    <Alert tone="warning">
      <Stack gap="xs">
        <Text>
          <strong>{labelOf(actionTypes, action.actionType)}</strong>: {stateOf(action, isServicing)}
        </Text>
        <Link to={{ search: `?request=${action.id}` }}>
          {action.canApprove && !isServicing ? 'See it and decide' : 'See the request'}
        </Link>
      </Stack>
    </Alert>
  );
}

const stateOf = ({ status, effectiveDate, approverType }: ApprovalAction, isServicing: boolean) =>
  status === 'PENDING' || effectiveDate === null
    ? `awaiting approval. ${whoDecides(approverType, isServicing)}`
    : `approved, and applies from ${formatDate(effectiveDate)}.`;
