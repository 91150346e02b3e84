import { type Policy } from '@portal/contract';
import { useCoverToday } from '@portal/policy-workflow/cover';
import { Badge, Cluster, Text } from '@portal/ui-kit';
import { coverInWords } from './cover-in-words';

/** What one person is covered for today, as a badge and a sentence. */
export default function CoverState({ policy, id }: { policy: Policy; id: string }) {
  const state = coverInWords(useCoverToday(policy), id);
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
