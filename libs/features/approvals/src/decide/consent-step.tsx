import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Step, Text } from '@portal/ui-kit';
import { consentForm } from './decision-forms';
import { StepActions } from './step-actions';
import { type StepProps } from './step-props';
import { useStep } from './use-step';

/** Notes that the policyholder said yes on a recorded call. Somebody else confirms it before anything changes. */
export function ConsentStep(props: StepProps) {
  const { refused, onSend } = useStep();
  return (
    <Step title="Record the consent">
      <Text>
        Only when the policyholder agreed to exactly this on a recorded call. A portal administrator confirms it before
        anything changes.
      </Text>
      <SchemaForm
        form={consentForm}
        today={useToday()}
        record={props.found.action.id}
        given={{ decision: 'APPROVE', consentMethod: 'VOICE_RECORDING' }}
        submitLabel="Record consent"
        onSubmit={(body, { idempotencyKey }) => onSend(props.calls.decide.send(body, { idempotencyKey }))}
        onDone={props.onDecided}
        actions={<StepActions wasRefused={refused} onReadAgain={props.calls.readAgain} onBack={props.onBack} />}
      />
    </Step>
  );
}
