import { readQuery } from '@portal/api-client';
import { type AllowedAction, draftAdditions } from '@portal/contract';
import { type ActionType } from '@portal/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** Whether a kind of change may be asked for now, who decides, and the reason when it may not. */
export function useAllowedAction(action: ActionType): UseQueryResult<AllowedAction | null, Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery({
    ...readQuery(draftAdditions.allowedActions, { policyNumber }),
    select: (actions) => actions.find(({ actionType }) => actionType === action) ?? null,
  });
}
