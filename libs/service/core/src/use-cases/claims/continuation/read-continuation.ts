import { type Continuation, type Endpoints } from '@portal/contract';
import { type ClaimRow, type Executor, findPolicy, settledPremiumsOf, unsettledActions } from '@portal/service-store';
import { type ClaimantCall, type Tools } from '../../../call/use-case';
import { type FamilyCaller } from '../../../caller/caller';
import { Refusal } from '../../../wire/refusal';
import { ownClaim } from '../customer/own-claims';
import { continuationOf } from './continuation-of';

export const notYours = 'You cannot take over this policy.';

/** What it means for the caller to take over the policy of the claim that they signed in to. */
export async function continuation(
  { caller, params, request }: ClaimantCall<Endpoints['continuation']>,
  { database }: Tools,
): Promise<Continuation> {
  const claim = await ownClaim(database, caller, params.reference);
  const found = await readContinuation(database, claim, caller, request);
  if (found === null) throw new Refusal('NOT_POSSIBLE', notYours);
  return found;
}

/** The same; null: it is not theirs to take over. */
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
