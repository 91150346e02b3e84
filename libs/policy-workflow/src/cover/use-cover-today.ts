import { coverRequestOf, type Policy } from '@portal/contract';
import { coverToday, type PolicyCover } from '@portal/domain';
import { usePendingActions } from '../changes/data/use-pending-actions';
import { useToday } from '../today';

/** Who is covered today on the policy on screen, and who asked to be. */
export function useCoverToday(policy: Policy): PolicyCover {
  const { data: actions = [] } = usePendingActions();
  return coverToday(
    policy,
    useToday(),
    actions.flatMap((action) => coverRequestOf(action) ?? []),
  );
}
