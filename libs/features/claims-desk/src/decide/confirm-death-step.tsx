import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { confirmDeathByRegisterForm, confirmDeathForm } from './forms';

/** Notes that the death is proved. */
export function ConfirmDeathStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.confirmDeath, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Confirm the death">
      <Text size="sm">
        The policy follows it from then on: cover ends, and nothing more is collected for this person.
      </Text>
      <SchemaForm
        {...usual}
        form={found.register?.standing === 'DECEASED' ? confirmDeathByRegisterForm : confirmDeathForm}
        submitLabel="Confirm the death"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('The death is confirmed.')}
      />
    </Step>
  );
}
