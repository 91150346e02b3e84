import { type ApprovalAction, pathOfProposal } from '@portal/contract';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-in-words';

/** Says what waits for somebody and leads there. Nothing else is asked for until it is dealt with. */
export const PendingNotice = ({ action }: { action: ApprovalAction }) => (
  <Alert tone="warning">
    <Stack gap="xs">
      <Text>{`${pendingInWords(action)} ${whatFirst(action)}`.trim()}</Text>
      <Text>
        <Link to={pathOfProposal(action)}>{action.canApprove ? 'See the change and decide' : 'See the request'}</Link>
      </Text>
    </Stack>
  </Alert>
);

/** What must be done before anything else can change here. */
function whatFirst({ canCancel, canApprove }: ApprovalAction): string {
  if (canCancel) return 'To ask for something else, cancel this request first.';
  return canApprove ? 'Approve or decline it before you change anything else.' : '';
}
