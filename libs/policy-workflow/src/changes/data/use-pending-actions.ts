import { readAddition, readQuery } from '@portal/api-client';
import { type ApprovalAction, approvalEndpoints } from '@portal/contract';
import { type EntityType, kindsOfChange } from '@portal/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** Changes to the policy on screen that wait for a decision or for their day, newest first. */
export function usePendingActions(): UseQueryResult<ApprovalAction[], Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery(readQuery(approvalEndpoints.pendingApprovalActions, { policyNumber }));
}

/** Changes to the policy on screen that wait no more, newest first. */
export function useClosedActions(): UseQueryResult<ApprovalAction[], Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery(readAddition(approvalEndpoints.closedApprovalActions, { policyNumber }, () => []));
}

/** The change that waits on a record; the newest when there are several, as for a spouse without an id. */
export const actionOn = (
  actions: readonly ApprovalAction[] | undefined,
  entityType: EntityType,
  entityId: string | null,
): ApprovalAction | undefined =>
  actions?.find((action) => action.entityType === entityType && (entityId === null || action.entityId === entityId));

/** Additions of a kind that wait: people who are not on the policy yet. */
export const additionsOf = (actions: readonly ApprovalAction[] | undefined, entityType: EntityType): ApprovalAction[] =>
  (actions ?? []).filter(
    (action) => action.entityType === entityType && kindsOfChange[action.actionType].effect === 'addition',
  );
