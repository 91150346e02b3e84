import { everything, sendWrite, writeMutation } from '@portal/api-client';
import { portalPaths, workbenchAdditions } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { caseQuery } from '../data/case-query';
import { queueQuery } from '../data/queue-query';
import { oldestToTake } from './oldest-to-take';

/** What the list holds that somebody decides on, the oldest by clock first. */
const oldest = queueQuery({ view: 'to-decide', order: 'age', actionType: null, page: 1 });

/** Takes on the oldest request that nobody works on. When another is faster, it says so and the list is read again. */
export function useTakeOldest() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [says, setSays] = useState<string | null>(null);

  const take = async () => {
    setState('busy');
    setSays(null);
    setSays(await tryToTake());
    setState('idle');
  };
  const tryToTake = async (): Promise<string | null> => {
    const page = await client.fetchQuery({ ...oldest, staleTime: 0 }).catch(() => null);
    if (page === null) return 'The requests could not be loaded. Please try again.';
    const request = oldestToTake(page.data);
    if (request === null) return 'Nothing waits that nobody works on.';
    const answer = await sendWrite(client, writeMutation(workbenchAdditions.takeApproval, { id: request.id }));
    if (!answer.success) {
      void client.invalidateQueries({ queryKey: everything });
      return answer.message;
    }
    client.setQueryData(caseQuery(request.id).queryKey, answer.data);
    void navigate(portalPaths.approval(request.id));
    return null;
  };
  return { take, state, says };
}
