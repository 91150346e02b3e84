import { type ApprovalAction, pathOfProposal } from '@portal/contract';
import { actionTypes, approvalStatuses, labelOf, toneOf } from '@portal/domain';
import { chipStyle, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Says that a change waits on a record and leads to it: "Pending". */
export const PendingChip = ({ action }: { action: ApprovalAction }) => (
  <Link className={chipStyle(toneOf(approvalStatuses, action.status))} to={pathOfProposal(action)}>
    {action.status === 'PENDING' ? 'Pending' : labelOf(approvalStatuses, action.status)}
    <VisuallyHidden>
      : {labelOf(actionTypes, action.actionType)}, {action.entityLabel}
    </VisuallyHidden>
  </Link>
);
