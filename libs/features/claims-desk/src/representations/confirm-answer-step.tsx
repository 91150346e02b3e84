import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { confirmAnswerForm } from './representation-forms';

/** Confirms that a claim stays refused. Whoever thinks otherwise answers it instead. */
export function ConfirmAnswerStep({
  found,
  representationId,
  onDone,
  onBack,
}: StepProps & { representationId: string }) {
  const { send } = useCaseWrite(staffClaimAdditions.confirmAnswer, { id: found.id, representationId });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Confirm the answer">
      <Text>The claim stays refused, and the family gets this answer with the reason and its facts.</Text>
      <SchemaForm
        {...usual}
        form={confirmAnswerForm}
        record={representationId}
        initialValues={{ isDisinterested: found.isInterestDeclared }}
        submitLabel="Yes, confirm"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('The claim stays refused. The answer to the family goes out.')}
      />
    </Step>
  );
}
