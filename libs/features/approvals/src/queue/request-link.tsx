import { portalPaths, type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { Stack, Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { rowMark } from '../keyboard/use-row-keys';
import { queueSuffix, type QueueSearch } from '../data/queue-search';

interface RequestLinkProps {
  request: QueuedApproval;
  /** The list that it stands in: the request leads on to the next of the same list. */
  search: QueueSearch;
}

/** What was asked for and whose policy it is; leads to the request. */
export function RequestLink({
  request: { id, actionType, entityLabel, policyholder, policyNumber },
  search,
}: RequestLinkProps) {
  return (
    <Stack gap="xs">
      <Link to={portalPaths.approval(id) + queueSuffix(search)} {...{ [rowMark]: id }}>
        {labelOf(actionTypes, actionType)}
        <VisuallyHidden>{`: ${policyholder}, policy ${policyNumber}`}</VisuallyHidden>
      </Link>
      <Text size="sm">{entityLabel}</Text>
      <Text size="sm" tone="muted" aria-hidden="true">
        {`${policyholder}, ${policyNumber}`}
      </Text>
    </Stack>
  );
}
