import { uploadTypes, type AskForMore } from '@portal/contract';
import { documentLabels } from '@portal/contract/words';
import { SchemaForm } from '@portal/forms';
import { useToday } from '@portal/policy-workflow';
import { Checkbox, CheckboxGroup, Step } from '@portal/ui-kit';
import { useState } from 'react';
import { askForm } from './decision-forms';
import { StepActions } from './step-actions';
import { type StepProps } from './step-props';
import { useStep } from './use-step';

type Kinds = NonNullable<AskForMore['documentTypes']>;

/** Asks the policyholder for words or documents. The request stays with whoever asked. */
export function AskStep({ calls, onBack, onAsked }: Pick<StepProps, 'calls' | 'onBack'> & { onAsked: () => void }) {
  const { refused, onSend } = useStep();
  const [documentTypes, setKinds] = useState<Kinds>([]);
  const tick = (kind: Kinds[number]) =>
    setKinds(documentTypes.includes(kind) ? documentTypes.filter((one) => one !== kind) : [...documentTypes, kind]);
  return (
    <Step title="Ask for more">
      <SchemaForm
        form={askForm}
        today={useToday()}
        leave="free"
        given={{ documentTypes }}
        submitLabel="Send to the policyholder"
        onSubmit={(body, { idempotencyKey }) => onSend(calls.askForMore.send(body, { idempotencyKey }))}
        onDone={onAsked}
        actions={<StepActions wasRefused={refused} onReadAgain={calls.readAgain} onBack={onBack} />}
      >
        <CheckboxGroup legend="Documents that you need (optional)" hint="5 at most">
          {uploadTypes.map((kind) => (
            <Checkbox
              key={kind}
              label={documentLabels[kind]}
              checked={documentTypes.includes(kind)}
              disabled={documentTypes.length >= 5 && !documentTypes.includes(kind)}
              onChange={() => tick(kind)}
            />
          ))}
        </CheckboxGroup>
      </SchemaForm>
    </Step>
  );
}
