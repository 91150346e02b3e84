import { readQuery, useApi } from '@portal/api-client';
import { type Draft, draftAdditions, newRecord } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIsServicing } from '../../is-servicing';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** Forms of the policy on screen that were left half filled in, on whatever device. None for staff: the service keeps none. */
export function useDrafts(): UseQueryResult<Draft[], Error> {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  return useQuery({
    ...readQuery(draftAdditions.drafts, { policyNumber }),
    ...(isServicing && { enabled: false, initialData: [] }),
  });
}

/** The draft of one form, and how to keep and drop it. Keeping it fails silently: what is typed stays in the form. */
export function useDraft(form: ActionType, recordId: string = newRecord) {
  const api = useApi();
  const client = useQueryClient();
  const policyNumber = useSelectedPolicyNumber() ?? '';
  const isServicing = useIsServicing();
  const drafts = useDrafts();
  const params = { policyNumber, form, recordId };

  const keep = (values: object) => {
    if (!isServicing) void api.call(draftAdditions.saveDraft, params, { values: { ...values } });
  };

  const { queryKey } = readQuery(draftAdditions.drafts, { policyNumber });
  const drop = useCallback(async () => {
    if (isServicing) return;
    await api.call(draftAdditions.deleteDraft, { policyNumber, form, recordId });
    await client.invalidateQueries({ queryKey });
  }, [api, client, isServicing, policyNumber, form, recordId, queryKey]);

  const draft = drafts.data?.find((one) => one.form === form && one.recordId === recordId);
  return { isLoading: drafts.isPending && drafts.fetchStatus !== 'paused', draft, keep, drop };
}
