import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { giveBackForm } from './forms';

/** Gives a recommendation back to the assessor, with a sentence. */
export function GiveBackStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.giveBackClaim, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  const assessor = found.recommendation?.by.name ?? 'the assessor';
  return (
    <Step title={`Give back to ${assessor}`}>
      <SchemaForm
        {...usual}
        form={giveBackForm}
        submitLabel="Give back"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone(`${assessor} looks at it again.`)}
      />
    </Step>
  );
}
