import { deathRegisterAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { liftAliveForm } from './lift-alive-form';

/** Lets a claim go on although the register says that the person lives. */
export function LiftAliveStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(deathRegisterAdditions.liftAlive, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Let the claim go on">
      <Text size="sm">
        The death register says that this person lives. With this the death can be confirmed, and what is ready is paid
        with the next run. Your note stays with the claim.
      </Text>
      <SchemaForm
        {...usual}
        form={liftAliveForm}
        initialValues={{ isDisinterested: found.isInterestDeclared }}
        submitLabel="Let the claim go on"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('The claim goes on.')}
      />
    </Step>
  );
}
