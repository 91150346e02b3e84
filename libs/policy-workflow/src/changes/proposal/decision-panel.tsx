import { type ApprovalAction, portalPaths } from '@portal/contract';
import { Button, Cluster } from '@portal/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsServicing } from '../../is-servicing';
import { type Decision, DecisionDialog } from './decision-dialog';

interface DecisionPanelProps {
  action: ApprovalAction;
  onDecided: (action: ApprovalAction) => void;
}

/**
 * What the caller may do about a change: approve with a PIN, decline with a reason, or take back an own request. Staff decide where
 * a decision has all it needs, and find the way there.
 */
export function DecisionPanel({ action, onDecided }: DecisionPanelProps) {
  const isServicing = useIsServicing();
  const [open, setOpen] = useState<Decision | null>(null);
  const mayApprove = action.canApprove && !isServicing;
  const mayDecline = action.canDecline && !isServicing;
  const isForStaff = isServicing && action.status === 'PENDING';
  if (!mayApprove && !mayDecline && !action.canCancel && !isForStaff) return null;
  return (
    <>
      <Cluster>
        {mayApprove && <Button onClick={() => setOpen('APPROVE')}>Approve change</Button>}
        {mayDecline && (
          <Button variant="secondary" onClick={() => setOpen('DECLINE')}>
            Decline change
          </Button>
        )}
        {action.canCancel && (
          <Button variant="secondary" onClick={() => setOpen('CANCEL')}>
            Cancel request
          </Button>
        )}
        {isForStaff && <Link to={portalPaths.approval(action.id)}>See it among the approvals</Link>}
      </Cluster>
      {open && (
        <DecisionDialog
          action={action}
          decision={open}
          onClose={() => setOpen(null)}
          onDecided={(outcome) => {
            setOpen(null);
            onDecided(outcome);
          }}
        />
      )}
    </>
  );
}
