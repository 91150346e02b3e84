import { type ApprovalAction, pathOfProposal } from '@portal/contract';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { pendingInWords } from '../shared/pending-messages';

/** What waits on a beneficiary, and the way to it. Nothing else changes here before that is decided. */
export const PendingChanges = ({ action }: { action: ApprovalAction }) => (
  <Alert tone="warning">
    <Stack gap="xs">
      <Text>{pendingInWords(action)} You can change this beneficiary after that.</Text>
      <Link to={pathOfProposal(action)}>{action.canApprove ? 'See it and decide' : 'See the request'}</Link>
    </Stack>
  </Alert>
);
