import { staffClaimAdditions } from '@portal/contract';
import { SchemaForm } from '@portal/forms';
import { Step, Text } from '@portal/ui-kit';
import { useCaseWrite } from '../data/use-case-write';
import { type StepProps } from '../steps/step-props';
import { useStepForm } from '../steps/use-step-form';
import { reasonForm } from './forms';

const acts = {
  RECALL: {
    row: staffClaimAdditions.recallClaim,
    title: 'Recall the approval',
    meaning: 'Nothing is paid, and the claim is decided anew.',
    done: 'The approval is recalled.',
  },
  REOPEN: {
    row: staffClaimAdditions.reopenClaimFor,
    title: 'Open again',
    meaning: 'Its clock begins today. What was decided before stays readable.',
    done: 'The claim is open again.',
  },
  VOID: {
    row: staffClaimAdditions.voidClaim,
    title: 'Reported by mistake',
    meaning: 'The person lives, or the death was reported twice. The claim ends for good.',
    done: 'The claim has ended.',
  },
} as const;

/** Recalls, opens again or ends a claim, with a reason. */
export function ReasonStep({ act, found, onDone, onBack }: StepProps & { act: keyof typeof acts }) {
  const { row, title, meaning, done } = acts[act];
  const { send } = useCaseWrite<(typeof acts)[typeof act]['row']>(row, { id: found.id });
  const { usual, watched } = useStepForm(found, onBack);
  return (
    <Step title={title}>
      <Text size="sm">{meaning}</Text>
      <SchemaForm
        {...usual}
        form={reasonForm}
        record={`${found.id}/${act}`}
        submitLabel={title}
        onSubmit={(body, { idempotencyKey }) => watched(send(body, { idempotencyKey }))}
        onDone={() => onDone(done)}
      />
    </Step>
  );
}
