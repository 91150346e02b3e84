import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useState } from 'react';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { judgeForm } from './judge-forms';

interface JudgeStepProps extends StepProps {
  document: ClaimCase['documents'][number];
}

const done = {
  ACCEPTED: 'is accepted.',
  NOT_USABLE: 'is not usable. The family is asked for a new one.',
  WAIVED: 'is not needed.',
} as const;

/** Accepts a document, says that it cannot be used, or does without it; what was typed of it before stands there. */
export function JudgeStep({ document, found, onDone, onBack }: JudgeStepProps) {
  const { id: documentId, label, says, files } = document;
  const { send } = useCaseWrite(staffClaimAdditions.judgeClaimDocument, { id: found.id, documentId });
  const { usual, watched } = useStepForm(found, onBack);
  const [form] = useState(() => judgeForm(document, found.life.kind));
  const [verdict, setVerdict] = useState<keyof typeof done>('ACCEPTED');
  return (
    <Step title="Judge it">
      <SchemaForm
        {...usual}
        form={form}
        record={documentId}
        initialValues={{ ...(says && { says }), ...(files.length === 0 && { verdict: 'WAIVED' }) }}
        submitLabel="Save"
        onSubmit={(body, { idempotencyKey }) => {
          setVerdict(body.verdict);
          return watched(send(body, { idempotencyKey }));
        }}
        onDone={() => onDone(`${label} ${done[verdict]}`)}
      />
    </Step>
  );
}
