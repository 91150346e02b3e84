import { useWrite, writeMutation } from '@portal/api-client';
import { openItemAdditions, portalPaths, type SetApart } from '@portal/contract';
import { Button, RecordCard, Text, VisuallyHidden } from '@portal/ui-kit';
import { PolicyLink } from '../shared/policy-link';
import { reasonInWords } from './apart-messages';
import { triedRows } from './tried-rows';

interface ApartCardProps {
  policy: SetApart;
  onSettled: (words: string) => void;
}

/** One policy that the jobs left out: why, how often they tried, and trying again. */
export function ApartCard({ policy, onSettled }: ApartCardProps) {
  const { policyNumber, reason, place } = policy;
  const { send, state, data, failure } = useWrite(writeMutation(openItemAdditions.trySetApartPolicy, { policyNumber }));

  const tryAgain = async () => {
    const answer = await send();
    if (answer.success && answer.data.isDone) onSettled(`Policy ${policyNumber} is settled again.`);
    else if (!answer.success && answer.status === 409) onSettled(answer.message);
  };
  const refusal = data
    ? 'It did not work. Nothing has changed: the record has to be mended first.'
    : (failure?.message ?? null);

  return (
    <RecordCard
      title={`Policy ${policyNumber}`}
      rows={[
        { label: 'Why', value: reasonInWords(reason, place) },
        ...triedRows(policy),
        {
          label: 'Look at it',
          value: <PolicyLink policyNumber={policyNumber} returnTo={portalPaths.setApart()} />,
        },
      ]}
    >
      <Button variant="secondary" state={state} onClick={() => void tryAgain()}>
        Try again<VisuallyHidden>: policy {policyNumber}</VisuallyHidden>
      </Button>
      {refusal && (
        <Text tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </RecordCard>
  );
}
