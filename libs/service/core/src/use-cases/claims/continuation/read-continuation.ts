import { type Continuation } from '@portal/contract';
import { type ClaimRow, type Executor, findPolicy, settledPremiumsOf, unsettledActions } from '@portal/service-store';
import { type FamilyCaller } from '../../../caller/caller';
import { continuationOf } from './continuation-of';

/** What it means for the caller to take over the policy of a claim; null: it is not theirs to take over. */
export async function readContinuation(
  executor: Executor,
  claim: ClaimRow,
  caller: FamilyCaller,
  { today }: { today: string },
): Promise<Continuation | null> {
  if (caller.kind !== 'claimant' || claim.lifeKind !== 'MAIN_MEMBER') return null;
  const policy = await findPolicy(executor, claim.policyNumber);
  if (policy === null) return null;
  return continuationOf({
    claim,
    policy: policy.record,
    settled: await settledPremiumsOf(executor, claim.policyNumber),
    waiting: await unsettledActions(executor, claim.policyNumber),
    cellNumber: caller.session.cellNumber,
    today,
  });
}
