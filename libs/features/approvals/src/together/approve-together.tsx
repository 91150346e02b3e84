import { useApi } from '@portal/api-client';
import { type QueuedApproval, workbenchAdditions } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { refreshPolicy } from '@portal/policy-workflow/changes';
import { Button, Card, Cluster, Text } from '@portal/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalSentence } from '../decide/refusal-words';
import { useIntention } from '../shared/use-intention';
import { TogetherQuestion } from './together-question';
import { type TogetherResult, TogetherResults } from './together-results';
import { type Chosen } from './use-chosen';

/** Several safe requests of one kind, approved in one go: what is chosen, the question, and what became of each. */
export function ApproveTogether({ chosen: { chosen, clear } }: { chosen: Chosen }) {
  const api = useApi();
  const client = useQueryClient();
  const intention = useIntention();
  // The list reads itself again behind the question; what was asked stays what is answered.
  const [asked, setAsked] = useState<readonly QueuedApproval[] | null>(null);
  const [results, setResults] = useState<readonly TogetherResult[]>([]);

  const approve = async (requests: readonly QueuedApproval[]): Promise<string | null> => {
    const body = { ids: requests.map(({ id }) => id) };
    const options = { idempotencyKey: intention.keyFor(body) };
    const answer = await api.call(workbenchAdditions.approveTogether, {}, body, options);
    intention.answered(answer);
    await refreshPolicy(client);
    if (!answer.success) return refusalSentence(answer);
    setAsked(null);
    clear();
    setResults(answer.data.map((one) => ({ ...one, request: requests.find(({ id }) => id === one.id) })));
    return null;
  };

  const [first] = chosen;
  return (
    <>
      {results.length > 0 && <TogetherResults results={results} onClose={() => setResults([])} />}
      {first && (
        <Card as="section" aria-label="Chosen requests">
          <Cluster justify="between">
            <Text role="status">
              {`${chosen.length} chosen: ${labelOf(actionTypes, first.actionType)}.`}
              {chosen.length === 1 && ' Choose at least one more.'}
            </Text>
            <Cluster>
              <Button disabled={chosen.length < 2} onClick={() => setAsked(chosen)}>
                {`Approve ${chosen.length} together`}
              </Button>
              <Button variant="quiet" onClick={clear}>
                Choose none
              </Button>
            </Cluster>
          </Cluster>
        </Card>
      )}
      {asked && <TogetherQuestion requests={asked} onClose={() => setAsked(null)} onApprove={approve} />}
    </>
  );
}
