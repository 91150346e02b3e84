import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { payloadOf, receivedAtOf } from '../documents/receive-form';
import { receiveForm } from './representation-forms';

/** Puts in what somebody said on the phone or handed in who does not agree. */
export function ReceiveStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.receiveRepresentations, { id: found.id });
  const { unversioned, watched } = useStepForm(found, onBack);
  const { today } = unversioned;
  return (
    <Step title="What they say">
      <SchemaForm
        form={receiveForm}
        {...unversioned}
        initialValues={{ receivedOn: today }}
        submitLabel="Put it in"
        onSubmit={({ text, document, receivedOn }, { idempotencyKey }) => {
          const files = document ? [payloadOf(document)] : [];
          const body = { text, files, receivedAt: receivedAtOf(receivedOn, today), version: found.version };
          return watched(send(body, { idempotencyKey }));
        }}
        onDone={() => onDone('It is on the claim. Somebody else answers it.')}
      />
    </Step>
  );
}
