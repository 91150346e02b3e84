import { type Answer, useApi } from '@portal/api-client';
import { type ApprovalAction, approvalEndpoints, type ApprovalDecision } from '@portal/contract';
import { useQueryClient } from '@tanstack/react-query';
import { refreshPolicy } from '../data/use-send-change';

/** Decides about a change. Gives a result and never throws. */
export function useDecide({ policyNumber, id }: ApprovalAction) {
  const api = useApi();
  const client = useQueryClient();
  return {
    decide: (decision: ApprovalDecision, idempotencyKey: string): Promise<Answer<ApprovalAction>> =>
      api.call(approvalEndpoints.updateApprovalAction, { policyNumber, id }, decision, { idempotencyKey }),
    /** What is known about the policy is read again: when the screen has said what happened. */
    refresh: () => refreshPolicy(client),
  };
}
