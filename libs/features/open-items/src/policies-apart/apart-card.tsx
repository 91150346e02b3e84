import { useApi } from '@portal/api-client';
import { openItemAdditions, portalPaths, type SetApart } from '@portal/contract';
import { timeInJohannesburg } from '@portal/domain';
import { Button, RecordCard, Text, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import { PolicyLink } from '../shared/policy-link';
import { dayOf } from '../shared/waiting-words';
import { reasonInWords } from './apart-words';

interface ApartCardProps {
  policy: SetApart;
  onSettled: (words: string) => void;
}

/** One policy that the jobs left out: why, how often they tried, and trying again. */
export function ApartCard({ policy, onSettled }: ApartCardProps) {
  const { policyNumber, reason, place, attempts, since, nextTryAt } = policy;
  const api = useApi();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [refusal, setRefusal] = useState<string | null>(null);

  const tryAgain = async () => {
    setState('busy');
    setRefusal(null);
    const answer = await api.call(openItemAdditions.trySetApartPolicy, { policyNumber });
    setState('idle');
    if (answer.success && answer.data.isDone) return onSettled(`Policy ${policyNumber} is settled again.`);
    if (!answer.success && answer.status === 409) return onSettled(answer.message);
    setRefusal(
      answer.success ? 'It did not work. Nothing has changed: the record has to be mended first.' : answer.message,
    );
  };

  return (
    <RecordCard
      title={`Policy ${policyNumber}`}
      rows={[
        { label: 'Why', value: reasonInWords(reason, place) },
        { label: 'Since', value: dayOf(since) },
        { label: 'Tried', value: attempts === 1 ? 'once' : `${attempts} times` },
        { label: 'Next try', value: `${dayOf(nextTryAt)}, ${timeInJohannesburg(new Date(nextTryAt))}` },
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
