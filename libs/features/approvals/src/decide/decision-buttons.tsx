import { type ApprovalCase } from '@portal/contract';
import { Button, Cluster, Stack, Text } from '@portal/ui-kit';
import { useId } from 'react';

export type Doing = 'approve' | 'decline' | 'ask' | 'consent';

interface DecisionButtonsProps {
  found: ApprovalCase;
  onDo: (doing: Doing) => void;
}

/** What may be decided by whoever has taken the request. */
export function DecisionButtons({ found, onDo }: DecisionButtonsProps) {
  const { action, canDecide, canRecordConsent, drift } = found;
  const whyId = useId();
  const moved = drift.length > 0;
  const isSecond = action.approverType === 'SECOND_STAFF';
  return (
    <Stack gap="sm">
      <Cluster>
        {canDecide && (
          <>
            <Button disabled={moved} aria-describedby={moved ? whyId : undefined} onClick={() => onDo('approve')}>
              {isSecond ? 'Confirm as second person' : 'Approve'}
            </Button>
            <Button variant="secondary" onClick={() => onDo('decline')}>
              Decline
            </Button>
          </>
        )}
        {canRecordConsent && <Button onClick={() => onDo('consent')}>Record consent</Button>}
        {(canDecide || canRecordConsent) && (
          <Button variant="secondary" onClick={() => onDo('ask')}>
            Ask for more
          </Button>
        )}
      </Cluster>
      {canDecide && moved && (
        <Text size="sm" id={whyId}>
          The record changed since the request was made, so it cannot be approved.
        </Text>
      )}
    </Stack>
  );
}
