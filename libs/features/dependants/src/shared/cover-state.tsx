import { type Policy } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { Badge, Cluster, Text } from '@portal/ui-kit';
import { coverInWords } from './cover-in-words';

/** What one person is covered for today, as a badge and a sentence. */
export default function CoverState({ policy, id }: { policy: Policy; id: string }) {
  const state = coverInWords(policy, id, useToday());
  return (
    state && (
      <>
        <Cluster>
          <Badge tone={state.tone}>{state.label}</Badge>
        </Cluster>
        <Text>{state.sentence}</Text>
      </>
    )
  );
}
