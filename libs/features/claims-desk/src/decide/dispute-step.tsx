import { staffClaimAdditions } from '@portal/contract';
import { conduct } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { disputeForm } from './forms';

/** Takes more time, once, with the question that must be cleared up first. */
export function DisputeStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.disputeClaim, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Take more time">
      <Text size="sm">
        {`Once, for ${conduct.DISPUTED_CLAIM_BUSINESS_DAYS} more business days. On the last of them it is decided with what is there.`}
      </Text>
      <SchemaForm
        {...usual}
        form={disputeForm}
        submitLabel="Take more time"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('The claim has more time. The family is told why.')}
      />
    </Step>
  );
}
