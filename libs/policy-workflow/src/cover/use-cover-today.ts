import { type ApprovalAction, coverRequestOf, type Policy } from '@portal/contract';
import { coverToday, type PlainDate, type PolicyCover } from '@portal/domain';
import { usePendingActions } from '../changes/data/use-pending-actions';
import { useToday } from '../today';

/** Who is covered today on the policy on screen, and who asked to be. */
export function useCoverToday(policy: Policy): PolicyCover {
  const { data: actions = [] } = usePendingActions();
  return coverWithRequests(policy, actions, useToday());
}

/** The same where what waits on the policy is already read. */
export const coverWithRequests = (policy: Policy, actions: readonly ApprovalAction[], today: PlainDate): PolicyCover =>
  coverToday(
    policy,
    today,
    actions.flatMap((action) => coverRequestOf(action) ?? []),
  );
