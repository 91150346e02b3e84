import { type ApprovalAction, portalPaths } from '@portal/contract';
import { Button, Cluster, fetchAhead, lazyPart } from '@portal/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsServicing } from '../../is-servicing';
import type { Decision } from './decision-dialog';

const fetchDialog = () => import('./decision-dialog');
/** Fetched behind the page that asks for a decision, so that it is there before anybody decides. */
const DecisionDialog = lazyPart(fetchDialog);

interface DecisionPanelProps {
  action: ApprovalAction;
  onDecided: (action: ApprovalAction) => void;
}

/**
 * What the caller may do about a change: approve with a PIN once nothing that it needs is missing, decline with a reason, or take back
 * an own request. Staff decide where a decision has all it needs, and find the way there.
 */
export function DecisionPanel({ action, onDecided }: DecisionPanelProps) {
  const isServicing = useIsServicing();
  const [open, setOpen] = useState<Decision | null>(null);
  const mayApprove = action.canApprove && !isServicing;
  const mayDecline = action.canDecline && !isServicing;
  const mayDecide = mayApprove || mayDecline || action.canCancel;
  useEffect(() => {
    if (mayDecide) fetchAhead(fetchDialog);
  }, [mayDecide]);
  const isForStaff = isServicing && action.status === 'PENDING';
  if (!mayDecide && !isForStaff) return null;
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
      <Suspense>
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
      </Suspense>
    </>
  );
}
