import { type ApprovalAction } from '@portal/contract';
import { actionTypes, formatDate, labelOf } from '@portal/domain';
import { Alert, buttonStyle, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

interface DecidedProps {
  action: ApprovalAction;
  back: { to: string; label: string };
}

/** What became of a change, once somebody decided. */
export const Decided = ({ action, back }: DecidedProps) => (
  <Stack gap="lg">
    <Alert tone={action.status === 'FAILED' ? 'error' : 'success'} role="status">
      {sentenceOf(action)}
      {action.status === 'DECLINED' && action.comment && ` Your reason: ${action.comment}`}
    </Alert>
    <div>
      <Link className={buttonStyle('primary')} to={back.to}>
        {back.label}
      </Link>
    </div>
  </Stack>
);

function sentenceOf({ status, actionType, effectiveDate, failureReason }: ApprovalAction): string {
  const name = labelOf(actionTypes, actionType);
  switch (status) {
    case 'APPLIED':
      return `${name}: approved and done.`;
    case 'APPROVED':
      return `${name}: approved${effectiveDate ? `. It applies from ${formatDate(effectiveDate)}` : ''}.`;
    case 'DECLINED':
      return `${name}: declined. Nothing changed on your policy.`;
    case 'CANCELLED':
      return `${name}: your request is cancelled. Nothing changed on your policy.`;
    case 'FAILED':
      return `${name}: approved, but it could not be applied. ${failureReason ?? ''} We look into it.`;
    default:
      return `${name}: this change is not waiting any more.`;
  }
}
