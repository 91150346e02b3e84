import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { letInForm } from './let-in-form';

/** Lets somebody in who speaks for a child or an estate. */
export function LetInStep({
  found,
  claimant,
  onDone,
  onBack,
}: StepProps & { claimant: ClaimCase['claimants'][number] }) {
  const { send } = useCaseWrite(staffClaimAdditions.letIn, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Let somebody in">
      <Text size="sm">{`They sign in to this claim and say where the part of ${claimant.name} is paid.`}</Text>
      <SchemaForm
        {...usual}
        form={letInForm}
        given={{ version: found.version, claimantId: claimant.id }}
        submitLabel="Let them in"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('They are let in, and told by text message.')}
      />
    </Step>
  );
}
