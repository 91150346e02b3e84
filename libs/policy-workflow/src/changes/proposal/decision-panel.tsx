import { type ApprovalAction, type ApprovalDecision } from '@portal/contract';
import { Alert, Button, Cluster, ConfirmDialog, Stack, Text, TextAreaField } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { PinSender } from '../journey/pin-sender';
import { PinField } from './pin-field';
import { useDecide } from './use-decide';

interface DecisionPanelProps {
  action: ApprovalAction;
  onDecided: (action: ApprovalAction) => void;
}

type Decision = ApprovalDecision['decision'];

const dialogs: Record<Decision, { title: string; confirm: string; words: string; tone: 'primary' | 'danger' }> = {
  APPROVE: {
    title: 'Approve this change?',
    confirm: 'Approve change',
    words: 'The change is made to your policy.',
    tone: 'primary',
  },
  DECLINE: {
    title: 'Decline this change?',
    confirm: 'Decline change',
    words: 'Nothing changes on your policy. Whoever asked for it reads your reason.',
    tone: 'danger',
  },
  CANCEL: {
    title: 'Cancel your request?',
    confirm: 'Yes, cancel request',
    words: 'Everything stays as it is. You can ask again at any time.',
    tone: 'danger',
  },
};

const reasonMissing = 'Please give a reason';

/** What the caller may do about a change: approve with a PIN, decline with a reason, or take back an own request. */
export function DecisionPanel({ action, onDecided }: DecisionPanelProps) {
  const { decide, refresh } = useDecide(action);
  const [open, setOpen] = useState<Decision | null>(null);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [otp, setOtp] = useState('');
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string | null>(null);
  const intention = useRef('');

  const begin = (decision: Decision) => {
    intention.current = crypto.randomUUID();
    setError(null);
    setOpen(decision);
  };
  const answer = async (decision: Decision) => {
    if (decision === 'DECLINE' && comment.trim().length < 5) return setError(reasonMissing);
    if (decision === 'APPROVE' && action.requiresOtp && otp === '') return setError('Enter the one-time PIN');
    setState('busy');
    const body = {
      decision,
      ...(decision === 'DECLINE' && { comment: comment.trim() }),
      ...(decision === 'APPROVE' && otp !== '' && { otp, consentMethod: 'OTP' as const }),
    };
    const result = await decide(body, intention.current);
    setState('idle');
    if (!result.success) return setError(result.message);
    setOpen(null);
    onDecided(result.data);
    await refresh();
  };

  if (!action.canApprove && !action.canDecline && !action.canCancel) return null;
  const dialog = open && dialogs[open];
  return (
    <>
      <Cluster>
        {action.canApprove && <Button onClick={() => begin('APPROVE')}>Approve change</Button>}
        {action.canDecline && (
          <Button variant="secondary" onClick={() => begin('DECLINE')}>
            Decline change
          </Button>
        )}
        {action.canCancel && (
          <Button variant="secondary" onClick={() => begin('CANCEL')}>
            Cancel request
          </Button>
        )}
      </Cluster>
      {open && dialog && (
        <ConfirmDialog
          open
          onClose={() => setOpen(null)}
          title={dialog.title}
          confirm={dialog.confirm}
          cancel="Go back"
          tone={dialog.tone}
          state={state}
          onConfirm={() => void answer(open)}
        >
          <Stack gap="md">
            <Text>{dialog.words}</Text>
            {open === 'APPROVE' && action.requiresOtp && (
              <>
                <PinSender pin={{ purpose: 'APPROVAL' }} />
                <PinField value={otp} error={error} onType={setOtp} />
              </>
            )}
            {open === 'DECLINE' && (
              <TextAreaField
                label="Your reason"
                hint="5 to 250 characters"
                maxLength={250}
                value={comment}
                error={error ?? undefined}
                onChange={({ target }) => setComment(target.value)}
              />
            )}
            {error && open === 'CANCEL' && (
              <Alert tone="error" role="alert">
                {error}
              </Alert>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
