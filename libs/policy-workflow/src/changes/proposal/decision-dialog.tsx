import { type ApprovalAction, type ApprovalDecision, type ErrorCode, giveReason } from '@portal/contract';
import { ConfirmDialog, Stack, Text, TextAreaField } from '@portal/ui-kit';
import { useState } from 'react';
import { FailureAlert } from '../../failure-alert';
import { PinSender } from '../journey/pin-sender';
import { PinField } from './pin-field';
import { useDecide } from './use-decide';

export type Decision = ApprovalDecision['decision'];

const words: Record<Decision, { title: string; confirm: string; text: string; tone: 'primary' | 'danger' }> = {
  APPROVE: {
    title: 'Approve this change?',
    confirm: 'Approve change',
    text: 'The change is made to your policy.',
    tone: 'primary',
  },
  DECLINE: {
    title: 'Decline this change?',
    confirm: 'Decline change',
    text: 'Nothing changes on your policy. Whoever asked for it reads your reason.',
    tone: 'danger',
  },
  CANCEL: {
    title: 'Cancel your request?',
    confirm: 'Yes, cancel request',
    text: 'Everything stays as it is. You can ask again at any time.',
    tone: 'danger',
  },
};

/** It stands beside the field. */
const wrongPin: ErrorCode = 'INVALID_OTP';

interface DecisionDialogProps {
  action: ApprovalAction;
  decision: Decision;
  onClose: () => void;
  onDecided: (action: ApprovalAction) => void;
}

/** Asks once more, with the PIN or the reason that a decision needs. A refusal keeps what was typed. */
function DecisionDialog({ action, decision, onClose, onDecided }: DecisionDialogProps) {
  const { send, state, failure } = useDecide(action);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const needsPin = decision === 'APPROVE' && action.requiresOtp;
  const needsReason = decision === 'DECLINE';
  const { title, confirm, text, tone } = words[decision];

  const decide = async () => {
    setMistake(null);
    if (needsPin && typed === '') return setMistake('Enter the one-time PIN');
    if (needsReason && typed.trim().length < 5) return setMistake(giveReason);
    const answer = await send({
      decision,
      ...(needsReason && { comment: typed.trim() }),
      ...(needsPin && { otp: typed, consentMethod: 'OTP' as const }),
    });
    if (answer.success) onDecided(answer.data);
    else if (answer.code === wrongPin) setMistake(answer.message);
  };

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      {...{ title, confirm, tone, state }}
      cancel="Go back"
      onConfirm={() => void decide()}
    >
      <Stack gap="md">
        <Text>{text}</Text>
        {needsPin && (
          <>
            <PinSender pin={{ purpose: 'APPROVAL' }} />
            <PinField value={typed} error={mistake} onType={setTyped} />
          </>
        )}
        {needsReason && (
          <TextAreaField
            label="Your reason"
            hint="5 to 250 characters"
            maxLength={250}
            value={typed}
            error={mistake ?? undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {failure?.code !== wrongPin && <FailureAlert failure={failure} />}
      </Stack>
    </ConfirmDialog>
  );
}
// React.lazy asks for a default export.
export default DecisionDialog;
