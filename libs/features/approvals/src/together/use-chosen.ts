import { type QueuedApproval } from '@portal/contract';
import { useState } from 'react';
import { whyNotTogether } from './may-choose';

/** The requests that somebody has chosen in this list. One that is not in the list any more is not chosen either. */
export function useChosen(requests: readonly QueuedApproval[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = requests.filter(
    ({ id, canDecide, isSafeTogether }) => ids.includes(id) && canDecide && isSafeTogether,
  );
  return {
    chosen,
    isChosen: ({ id }: QueuedApproval) => chosen.some((one) => one.id === id),
    /** Chooses a request, or leaves it. Gives the reason where it may not be chosen. */
    toggle: (request: QueuedApproval): string | null => {
      const refusal = whyNotTogether(request, chosen);
      if (refusal !== null) return refusal;
      const others = chosen.map(({ id }) => id).filter((id) => id !== request.id);
      setIds(others.length < chosen.length ? others : [...others, request.id]);
      return null;
    },
    clear: () => setIds([]),
  };
}
export type Chosen = ReturnType<typeof useChosen>;
