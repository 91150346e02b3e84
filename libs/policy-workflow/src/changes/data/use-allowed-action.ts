import { readAddition } from '@portal/api-client';
import { type AllowedAction, draftAdditions } from '@portal/contract';
import { type ActionType, actionTypes, codesOf, kindsOfChange } from '@portal/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelectedPolicyNumber } from '../../selected-policy';

/** For a backend that does not say it before: each kind as a rule goes, and the change itself is refused where it may not be made. */
const allowedUnlessRefused = (): AllowedAction[] =>
  codesOf(actionTypes).map((actionType) => {
    const { whenCustomerAsks: approver, pin } = kindsOfChange[actionType];
    return { actionType, isAllowed: true, reason: null, approver, pin };
  });

/** Whether a kind of change may be asked for now, who decides, and the reason when it may not. */
export function useAllowedAction(action: ActionType): UseQueryResult<AllowedAction | null, Error> {
  const policyNumber = useSelectedPolicyNumber();
  return useQuery({
    ...readAddition(draftAdditions.allowedActions, { policyNumber }, allowedUnlessRefused),
    select: (actions) => actions.find(({ actionType }) => actionType === action) ?? null,
  });
}
