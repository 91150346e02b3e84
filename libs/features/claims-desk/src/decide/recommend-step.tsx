import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { recommendForm } from './recommend-form';
import { WhatItPays } from './what-it-pays';

/** Recommends what to decide. Amounts are computed; the page shows them for each cause. */
export function RecommendStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.recommendClaim, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Recommend">
      <SchemaForm
        {...usual}
        form={recommendForm}
        initialValues={beginningOf(found)}
        submitLabel="Send to the second person"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('Your recommendation waits for the second person.')}
      >
        <WhatItPays amountsByCause={found.amountsByCause} />
      </SchemaForm>
    </Step>
  );
}

/** What is known already: the cause by the documents, and the tick of whoever gave it before. */
const beginningOf = ({ cause, isInterestDeclared }: StepProps['found']): object => ({
  ...(cause !== null && { cause }),
  isDisinterested: isInterestDeclared,
});
