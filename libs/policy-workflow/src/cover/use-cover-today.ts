import { type ApprovalAction, coverRequestOf, type ClaimUnderWay, type Policy } from '@portal/contract';
import { coverToday, type PlainDate, type PolicyCover } from '@portal/domain';
import { usePendingActions } from '../changes/data/use-pending-actions';
import { claimedDeathsOn } from '../claims/open-claims';
import { useOpenClaims } from '../claims/use-open-claims';
import { useToday } from '../today';

/** Who is covered today on the policy on screen, and who asked to be. */
export function useCoverToday(policy: Policy): PolicyCover {
  const { data: actions = [] } = usePendingActions();
  const claims = useOpenClaims();
  return coverWithRequests(policy, { actions, claims, today: useToday() });
}

/** What is known beside a policy. */
interface BesidePolicy {
  /** What waits on it. */
  actions: readonly ApprovalAction[];
  /** The open claims of its holder, on whatever policy. */
  claims: readonly ClaimUnderWay[];
  today: PlainDate;
}

/** The same where what is known beside the policy is already read. */
export const coverWithRequests = (policy: Policy, { actions, claims, today }: BesidePolicy): PolicyCover =>
  coverToday(
    policy,
    today,
    actions.flatMap((action) => coverRequestOf(action) ?? []),
    claimedDeathsOn(policy.Policy_Number, claims),
  );
