import { type Answer, useApi } from '@portal/api-client';
import {
  type ApprovalCase,
  approvalEndpoints,
  type ApprovalDecision,
  type AskForMore,
  workbenchAdditions,
} from '@portal/contract';
import { refreshPolicy } from '@portal/policy-workflow/changes';
import { useQueryClient } from '@tanstack/react-query';
import { caseQuery } from '../data/case-query';

/** What can be done with one request. Each gives a result and never throws; a case that comes back is what the page shows. */
export function useCaseCalls({ id, policyNumber }: { id: string; policyNumber: string }) {
  const api = useApi();
  const client = useQueryClient();
  const keep = (answer: Answer<ApprovalCase>) => {
    if (answer.success) client.setQueryData(caseQuery(id).queryKey, answer.data);
    return answer;
  };
  const { takeApproval, releaseApproval, askForMore } = workbenchAdditions;
  return {
    take: async (idempotencyKey: string) => keep(await api.call(takeApproval, { id }, undefined, { idempotencyKey })),
    release: async (idempotencyKey: string) =>
      keep(await api.call(releaseApproval, { id }, undefined, { idempotencyKey })),
    askForMore: async (body: AskForMore, idempotencyKey: string) =>
      keep(await api.call(askForMore, { id }, body, { idempotencyKey })),
    decide: (body: ApprovalDecision, idempotencyKey: string) =>
      api.call(approvalEndpoints.updateApprovalAction, { policyNumber, id }, body, { idempotencyKey }),
    /** The request and the list it came from, as they are now. */
    readAgain: () => refreshPolicy(client),
  };
}
export type CaseCalls = ReturnType<typeof useCaseCalls>;
