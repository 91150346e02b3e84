import { type ApprovalAction } from '@portal/contract';
import { actionTypes, formatDate, labelOf } from '@portal/domain';
import { decisionWords } from '@portal/policy-workflow/changes';
import { Alert, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** One change of the policyholder that waits, who decides, and the way to see it. */
export const WhatWaits = ({ action }: { action: ApprovalAction }) => (
  <Alert tone="warning">
    <Stack gap="xs">
      <Text>
        <strong>{labelOf(actionTypes, action.actionType)}</strong>: {stateOf(action)}
      </Text>
      <Link to={{ search: `?request=${action.id}` }}>
        {action.canApprove ? 'See it and decide' : 'See the request'}
      </Link>
    </Stack>
  </Alert>
);

const stateOf = ({ status, effectiveDate, approverType }: ApprovalAction) =>
  status === 'PENDING' || effectiveDate === null
    ? `awaiting approval. ${decisionWords[approverType].after}`
    : `approved, and applies from ${formatDate(effectiveDate)}.`;
