import { claimCashAdditions, type ShareInCash } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { giveBackCashForm } from './forms';

/** Gives back that a share be paid in cash, with a sentence. */
export function GiveBackCashStep({ found, share, onDone, onBack }: StepProps & { share: ShareInCash }) {
  const { claimantId, name } = share;
  const { send } = useCaseWrite(claimCashAdditions.giveBackCash, { id: found.id, claimantId });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title="Give back">
      <Text size="sm">{`The part of ${name} goes into their account, or waits for one.`}</Text>
      <SchemaForm
        {...usual}
        form={giveBackCashForm}
        record={claimantId}
        submitLabel="Give back"
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone('It is given back.')}
      />
    </Step>
  );
}
