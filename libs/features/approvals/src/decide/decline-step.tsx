import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Step, Text } from '@portal/ui-kit';
import { isOfDeath } from '../shared/asked-for-by';
import { declineForm, declineUndoForm } from './decision-forms';
import { StepActions } from './step-actions';
import { type StepProps } from './step-props';
import { useStep } from './use-step';

/** Declines, with a reason that the policyholder reads. */
export function DeclineStep(props: StepProps) {
  const { refused, onSend } = useStep();
  return (
    <Step title="Decline this request">
      <Text>Nothing changes on the policy.</Text>
      <SchemaForm
        form={isOfDeath(props.found.action) ? declineUndoForm : declineForm}
        today={useToday()}
        record={props.found.action.id}
        given={{ decision: 'DECLINE' }}
        submitLabel="Decline request"
        onSubmit={(body, { idempotencyKey }) => onSend(props.calls.decide.send(body, { idempotencyKey }))}
        onDone={props.onDecided}
        actions={<StepActions wasRefused={refused} onReadAgain={props.calls.readAgain} onBack={props.onBack} />}
      />
    </Step>
  );
}
