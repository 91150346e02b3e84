import { everything, useWrite, writeMutation } from '@portal/api-client';
import { type QueuedApproval, workbenchAdditions } from '@portal/contract';
import { actionTypes, labelOf } from '@portal/domain';
import { Button, Card, Cluster, Text } from '@portal/ui-kit';
import { useState } from 'react';
import { TogetherQuestion } from './together-question';
import { type TogetherResult, TogetherResults } from './together-results';
import { type Chosen } from './use-chosen';

/** Several safe requests of one kind, approved in one go: what is chosen, the question, and what became of each. */
export function ApproveTogether({ chosen: { chosen, clear } }: { chosen: Chosen }) {
  const approval = useWrite(writeMutation(workbenchAdditions.approveTogether, {}, { whenSettled: everything }));
  // The list reads itself again behind the question; what was asked stays what is answered.
  const [asked, setAsked] = useState<readonly QueuedApproval[] | null>(null);
  const [results, setResults] = useState<readonly TogetherResult[]>([]);

  const ask = () => {
    approval.reset();
    setAsked(chosen);
  };
  const approve = async (requests: readonly QueuedApproval[]) => {
    const answer = await approval.send({ ids: requests.map(({ id }) => id) });
    if (!answer.success) return;
    setAsked(null);
    clear();
    setResults(answer.data.map((one) => ({ ...one, request: requests.find(({ id }) => id === one.id) })));
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
              <Button disabled={chosen.length < 2} onClick={ask}>
                {`Approve ${chosen.length} together`}
              </Button>
              <Button variant="quiet" onClick={clear}>
                Choose none
              </Button>
            </Cluster>
          </Cluster>
        </Card>
      )}
      {asked && (
        <TogetherQuestion
          requests={asked}
          approval={approval}
          onClose={() => setAsked(null)}
          onApprove={() => void approve(asked)}
        />
      )}
    </>
  );
}
