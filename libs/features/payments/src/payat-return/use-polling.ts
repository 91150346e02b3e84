import { readQuery, useApi } from '@portal/api-client';
import { policyEndpoints } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { afterAnswer, beginPolling, type PollPlan, usualPolls } from './polling';
import { useMayAsk } from './use-may-ask';

/** Set by nobody in the portal; a story does not wait half a minute. */
export const pollPlanAtom = atom<PollPlan>(usualPolls);
pollPlanAtom.debugLabel = 'pollPlan';

/**
 * Asks the service what became of a payment, until it knows or the polls are used up; not while the page is hidden, and no more
 * once it is left. What the service says replaces what was known of the policy.
 */
export function usePolling(policyNumber: string | null, externalRef: string) {
  const api = useApi();
  const client = useQueryClient();
  const plan = useAtomValue(pollPlanAtom);
  const mayAsk = useMayAsk();
  const [polling, setPolling] = useState(beginPolling);
  const isAsking = polling.phase === 'asking' && mayAsk && policyNumber !== null;

  useEffect(() => {
    if (!isAsking || policyNumber === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await api.call(policyEndpoints.paidStatus, { policyNumber }, undefined, { signal });
      if (signal.aborted) return;
      if (answer.success)
        client.setQueryData(readQuery(policyEndpoints.paidStatus, { policyNumber }).queryKey, answer.data);
      const history = answer.success ? answer.data.PaymentHistory : null;
      setPolling((before) => afterAnswer(before, history, externalRef, plan));
    };
    const timer = setTimeout(() => void ask(), polling.asked === 0 ? 0 : plan.everyMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isAsking, polling, policyNumber, externalRef, plan, api, client]);

  const { kind } = polling.outcome;
  useEffect(() => {
    if (kind !== 'unknown') void client.invalidateQueries({ queryKey: ['read'] });
  }, [kind, client]);

  return { polling, again: () => setPolling(({ outcome }) => ({ ...beginPolling, outcome })) };
}
