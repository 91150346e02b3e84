import { readAddition, readQuery, useWrite, writeMutation } from '@portal/api-client';
import { type Draft, draftAdditions } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIsServicing } from '../../is-servicing';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** Forms of the policy on screen that were left half filled in, on whatever device. None for staff: the service keeps none. */
export function useDrafts(): UseQueryResult<Draft[], Error> {
  const policyNumber = useSelectedPolicyNumber();
  const isServicing = useIsServicing();
  return useQuery({
    ...readAddition(draftAdditions.drafts, { policyNumber }, () => []),
    ...(isServicing && { enabled: false, initialData: [] }),
  });
}

/** One draft is written in order: what is saved late must not come back after it was dropped. */
export const inOrder = (params: { policyNumber: string | null; form: string; recordId: string }) => ({
  scope: { id: Object.values(params).join('/') },
});

/** Drops the draft of one form. */
export function useDropDraft(form: ActionType, recordId: string) {
  const params = { policyNumber: useSelectedPolicyNumber(), form, recordId };
  const { queryKey } = readQuery(draftAdditions.drafts, { policyNumber: params.policyNumber });
  const dropping = writeMutation(draftAdditions.deleteDraft, params, { whenSettled: queryKey });
  return useWrite({ ...dropping, ...inOrder(params) }).send;
}

/** Fills one form in, for whoever opens it next; they go on from there. */
export function useFillIn(form: ActionType, recordId: string) {
  const params = { policyNumber: useSelectedPolicyNumber(), form, recordId };
  const { queryKey } = readQuery(draftAdditions.drafts, { policyNumber: params.policyNumber });
  return useWrite({
    ...writeMutation(draftAdditions.saveDraft, params, { whenSettled: queryKey }),
    ...inOrder(params),
  });
}
