import { type ClaimCase, staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { letInForm, newNumberForm } from './let-in-form';

/** Lets somebody in with a number that is not on record: who speaks for a child or an estate, or the payee. */
export function LetInStep({
  found,
  claimant,
  onDone,
  onBack,
}: StepProps & { claimant: ClaimCase['claimants'][number] }) {
  const { send } = useCaseWrite(staffClaimAdditions.letIn, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  const isOwn = claimant.letsIn === 'OWN_NUMBER';
  return (
    <Step title={isOwn ? 'Change their number' : 'Let somebody in'}>
      <Text size="sm">
        {isOwn
          ? 'They sign in to this claim with the new number from then on. The number before is told by text message.'
          : `They sign in to this claim and say where the part of ${claimant.name} is paid.`}
      </Text>
      <SchemaForm
        {...usual}
        form={isOwn ? newNumberForm : letInForm}
        given={{ version: found.version, claimantId: claimant.id }}
        submitLabel={isOwn ? 'Change the number' : 'Let them in'}
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() =>
          onDone(isOwn ? 'The number is changed. Both numbers are told.' : 'They are let in, and told by text message.')
        }
      />
    </Step>
  );
}
