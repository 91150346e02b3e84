import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { answered, factsForm } from './facts-form';

/** Notes what was found out beside the documents: amounts and documents follow from it. */
export default function FactsStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.noteClaimFacts, { id: found.id });
  const { unversioned, watched } = useStepForm(found, onBack);
  return (
    <Step title="What was found out">
      <Text size="sm">What you do not answer stays as it is. Amounts and documents follow from it.</Text>
      <SchemaForm
        form={factsForm}
        {...unversioned}
        submitLabel="Save"
        onSubmit={(answers, { idempotencyKey }) =>
          watched(send({ ...answered(answers), version: found.version }, { idempotencyKey }))
        }
        onDone={() => onDone('It is noted.')}
      />
    </Step>
  );
}
