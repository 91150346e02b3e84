import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { payloadOf, receiveForm, receivedAtOf } from './receive-form';

interface ReceiveStepProps extends StepProps {
  document: ClaimCase['documents'][number];
}

/** Adds a document that did not come through the portal. Several pages: one after the other, or as one PDF. */
export function ReceiveStep({ document: { id: documentId, label }, found, onDone, onBack }: ReceiveStepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.receiveClaimDocument, { id: found.id, documentId });
  const { unversioned, watched } = useStepForm(found, onBack);
  const { today } = unversioned;
  return (
    <Step title="Add a file">
      <SchemaForm
        form={receiveForm}
        {...unversioned}
        record={documentId}
        initialValues={{ receivedOn: today }}
        submitLabel="Add this file"
        onSubmit={({ document, receivedOn }, { idempotencyKey }) => {
          const body = {
            files: [payloadOf(document)],
            receivedAt: receivedAtOf(receivedOn, today),
            version: found.version,
          };
          return watched(send(body, { idempotencyKey }));
        }}
        onDone={() => onDone(`${label} has come.`)}
      />
    </Step>
  );
}
