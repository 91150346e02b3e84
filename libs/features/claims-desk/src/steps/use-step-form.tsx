import { type ClaimCase } from '@portal/contract';
import { useToday } from '@portal/policy-workflow';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer } from '@portal/api-client';
import { Button } from '@portal/ui-kit';
import { caseQuery } from '../data/claim-queries';

/**
 * What the forms of work on a claim have in common: they send the version that is shown, and where something was refused the claim can be
 * read again. What was typed stays either way, and leaving the page is asked about. A step that a claim has for several people or documents
 * names its own `record`. `unversioned`: for a form whose answers are not sent as they stand.
 */
export function useStepForm({ id, version }: Pick<ClaimCase, 'id' | 'version'>, onBack: () => void) {
  const today = useToday();
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  /** Notes whether it was refused. */
  const watched = async (sent: Promise<Answer<ClaimCase>>): Promise<Answer<ClaimCase>> => {
    const answer = await sent;
    setRefused(!answer.success);
    return answer;
  };
  const readAgain = () => void client.invalidateQueries({ queryKey: caseQuery(id).queryKey });
  const unversioned = {
    today,
    record: id,
    actions: (
      <>
        {refused && (
          <Button variant="secondary" onClick={readAgain}>
            Read the claim again
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </>
    ),
  } as const;
  return { watched, unversioned, usual: { ...unversioned, given: { version } } };
}
