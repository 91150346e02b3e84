import { actionTypes, formatDate, formatRand, labelOf } from '@portal/domain';
import { Alert, Button, CheckboxField, Cluster, Stack, Step, Text } from '@portal/ui-kit';
import { type ApprovalAction } from '@portal/contract';
import { useState } from 'react';
import { isOfDeath } from '../shared/asked-for-by';
import { refusalSentence } from './refusal-messages';
import { StepActions } from './step-actions';
import { type StepProps } from './step-props';

/** Asks once more before a request is approved. The second person says that they have looked themselves. */
export function ApproveStep({ found: { action, policyholder }, calls, onDecided, onBack }: StepProps) {
  const { actionType, approverType, premiumAfter, effectiveDate, documents } = action;
  const { send, state, failure } = calls.decide;
  const [hasChecked, setHasChecked] = useState(approverType !== 'SECOND_STAFF');
  const [unchecked, setUnchecked] = useState(false);
  const isMissing = documents.some(({ required, received }) => required && !received);

  const approve = async () => {
    setUnchecked(!hasChecked);
    if (!hasChecked) return;
    const answer = await send({ decision: 'APPROVE' });
    if (answer.success) onDecided(answer.data);
  };

  return (
    <Step title={approverType === 'SECOND_STAFF' ? 'Confirm as the second person' : 'Approve this request'}>
      <Text>
        {`${labelOf(actionTypes, actionType)} on policy ${action.policyNumber} of ${policyholder}.`}
        {effectiveDate && ` It applies from ${formatDate(effectiveDate)}.`}
        {premiumAfter !== null && ` The premium is then ${formatRand(premiumAfter)} a month.`}
      </Text>
      {isMissing && <Alert tone="warning">A document that this needs is still missing.</Alert>}
      {approverType === 'SECOND_STAFF' && (
        <CheckboxField
          label={checkedWords(action)}
          error={unchecked ? 'Confirm that you checked it yourself' : undefined}
          checked={hasChecked}
          onChange={({ currentTarget }) => setHasChecked(currentTarget.checked)}
        />
      )}
      <Stack gap="md">
        {failure && (
          <Alert tone="error" role="alert">
            {refusalSentence(failure)}
          </Alert>
        )}
        <Cluster>
          <Button state={state} onClick={() => void approve()}>
            {approverType === 'SECOND_STAFF' ? 'Yes, confirm' : 'Yes, approve'}
          </Button>
          <StepActions wasRefused={failure !== null} onReadAgain={calls.readAgain} onBack={onBack} />
        </Cluster>
      </Stack>
    </Step>
  );
}

/** What the second person says to have done. */
function checkedWords(action: ApprovalAction): string {
  if (isOfDeath(action)) return 'I looked at each of these changes myself.';
  return action.consentReference
    ? `I listened to recording ${action.consentReference}: the policyholder agreed to exactly this.`
    : 'I checked this myself, with the policyholder or with their documents.';
}
