import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Step } from '@portal/ui-kit';
import { askForm } from './decision-forms';
import { StepActions } from './step-actions';
import { type StepProps } from './step-props';
import { useStep } from './use-step';

type AskStepProps = Pick<StepProps, 'found' | 'calls' | 'onBack'> & { onAsked: () => void };

/** Asks the policyholder for words or documents. The request stays with whoever asked. */
export function AskStep({ found, calls, onBack, onAsked }: AskStepProps) {
  const { refused, onSend } = useStep();
  return (
    <Step title="Ask for more">
      <SchemaForm
        form={askForm}
        today={useToday()}
        record={found.action.id}
        submitLabel="Send to the policyholder"
        onSubmit={(body, { idempotencyKey }) => onSend(calls.askForMore.send(body, { idempotencyKey }))}
        onDone={onAsked}
        actions={<StepActions wasRefused={refused} onReadAgain={calls.readAgain} onBack={onBack} />}
      />
    </Step>
  );
}
