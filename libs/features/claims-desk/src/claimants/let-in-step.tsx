import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { adultForm, letInForm, newNumberForm } from './let-in-form';
import { letInWords } from './let-in-words';

const forms = { REPRESENTATIVE: letInForm, ARRANGER: adultForm, GUARDIAN: adultForm, OWN_NUMBER: newNumberForm };

/** Lets somebody in with a number that is not on record: who speaks for a child or an estate, who arranges the funeral, a guardian, or the payee. */
export default function LetInStep({
  found,
  claimant,
  onDone,
  onBack,
}: StepProps & { claimant: ClaimCase['claimants'][number] }) {
  const { send } = useCaseWrite(staffClaimAdditions.letIn, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  const { letsIn, name } = claimant;
  if (letsIn === null) return null;
  const { title, meaning, submit, done } = letInWords[letsIn];
  return (
    <Step title={title}>
      <Text size="sm">{meaning(name)}</Text>
      <SchemaForm
        {...usual}
        form={forms[letsIn]}
        record={claimant.id}
        given={{ version: found.version, claimantId: claimant.id }}
        submitLabel={submit}
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone(done)}
      />
    </Step>
  );
}
