import { type Continuation, type Endpoints } from '@portal/contract';
import { type ClaimantCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { readContinuation } from '../continuation/read-continuation';
import { ownClaim } from '../customer/own-claims';

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
