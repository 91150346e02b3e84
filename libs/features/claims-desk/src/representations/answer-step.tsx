import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { answerForm } from './representation-forms';

/** Answers somebody who does not agree. To stay with the refusal needs a second person, to open the claim again none. */
export function AnswerStep({ found, representationId, onDone, onBack }: StepProps & { representationId: string }) {
  const { send } = useCaseWrite(staffClaimAdditions.answerRepresentations, { id: found.id, representationId });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Answer it">
      <SchemaForm
        {...usual}
        form={answerForm}
        record={representationId}
        initialValues={{ isDisinterested: found.isInterestDeclared }}
        submitLabel="Answer"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={(after) =>
          onDone(
            after.status === 'IN_ASSESSMENT'
              ? 'The claim is open again. The family is told.'
              : 'Your answer waits for an administrator.',
          )
        }
      />
    </Step>
  );
}
