import { type ApprovalCase } from '@portal/contract';
import { cannotApproveWithout } from '@portal/contract/words';
import { Button, Cluster, Stack, Text } from '@portal/ui-kit';
import { useId } from 'react';
import { isOfDeath } from '../shared/asked-for-by';

export type Doing = 'approve' | 'decline' | 'ask' | 'consent';

interface DecisionButtonsProps {
  found: ApprovalCase;
  onDo: (doing: Doing) => void;
}

/** What may be decided by whoever has taken the request. */
export function DecisionButtons({ found, onDo }: DecisionButtonsProps) {
  const { action, canDecide, canRecordConsent } = found;
  const whyId = useId();
  const whyNotApprove = whyNotApproved(found);
  const blocked = { disabled: whyNotApprove !== null, 'aria-describedby': whyNotApprove === null ? undefined : whyId };
  const isSecond = action.approverType === 'SECOND_STAFF';
  return (
    <Stack gap="sm">
      <Cluster>
        {canDecide && (
          <>
            <Button {...blocked} onClick={() => onDo('approve')}>
              {isSecond ? 'Confirm as second person' : 'Approve'}
            </Button>
            <Button variant="secondary" onClick={() => onDo('decline')}>
              Decline
            </Button>
          </>
        )}
        {canRecordConsent && (
          <Button {...blocked} onClick={() => onDo('consent')}>
            Record consent
          </Button>
        )}
        {(canDecide || canRecordConsent) && !isOfDeath(action) && (
          <Button variant="secondary" onClick={() => onDo('ask')}>
            Ask for more
          </Button>
        )}
      </Cluster>
      {whyNotApprove !== null && (
        <Text size="sm" id={whyId}>
          {whyNotApprove}
        </Text>
      )}
    </Stack>
  );
}

/** Why nobody can approve the request as it is; null when somebody can. */
function whyNotApproved({ action, drift }: ApprovalCase): string | null {
  if (drift.length > 0 && !isOfDeath(action))
    return 'The record changed since the request was made, so it cannot be approved.';
  return action.missingDocument?.isBlocking ? cannotApproveWithout(action.missingDocument) : null;
}
