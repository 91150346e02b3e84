import { portalPaths, type QueuedApproval } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { Text, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
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
    <Link to={portalPaths.approval(id) + queueSuffix(search)} data-row={id}>
      <span>
        {labelOf(actionTypes, actionType)}
        <VisuallyHidden>{`: ${policyholder}, policy ${policyNumber}. `}</VisuallyHidden>
      </span>
      <Text as="span" size="sm" tone="muted">
        {entityLabel}
        <span aria-hidden="true">{` · ${policyholder}`}</span>
      </Text>
    </Link>
  );
}
