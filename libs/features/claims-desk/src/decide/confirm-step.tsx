import { staffClaimAdditions } from '@portal/contract';
import { causeWords, claimDecisionWords } from '@portal/contract/words';
import { type ClaimDecision } from '@portal/domain';
import { SchemaForm } from '@portal/forms';
import { Alert, Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { confirmFlaggedForm, confirmForm } from './forms';

const done: Readonly<Record<ClaimDecision, string>> = {
  APPROVE: 'The claim is approved. The family is told, and what is due is paid.',
  PART_APPROVE: 'A part of the claim is approved. The family is told, and that part is paid.',
  REPUDIATE: 'The claim is refused. The letter to the family goes out.',
};

/** Confirms what somebody else recommended: it is decided with that. */
export function ConfirmStep({ found, onDone, onBack }: StepProps) {
  const { send } = useCaseWrite(staffClaimAdditions.confirmClaim, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  const { recommendation, flags } = found;
  const isFlagged = flags.some(({ level }) => level === 'HIGH');
  return (
    <Step title="Confirm as the second person">
      {recommendation && (
        <Text>{`${recommendation.by.name} recommends: ${claimDecisionWords(recommendation)}. Cause: ${causeWords(recommendation.cause)}.`}</Text>
      )}
      {isFlagged && <Alert tone="warning">A flag of high risk stands. Note what you checked.</Alert>}
      <SchemaForm
        {...usual}
        form={isFlagged ? confirmFlaggedForm : confirmForm}
        initialValues={{ isDisinterested: found.isInterestDeclared }}
        submitLabel="Yes, confirm"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone(done[recommendation?.kind ?? 'APPROVE'])}
      />
    </Step>
  );
}
