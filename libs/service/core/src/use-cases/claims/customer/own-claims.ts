import { type ClaimCaller, type FamilyCaller } from '../../../caller/caller';
import { readReference } from '@portal/domain';
import {
  type Claimant,
  type ClaimRow,
  claimsOfPolicies,
  type Executor,
  findClaim,
  findClaimByReference,
  findPolicy,
  listPolicies,
} from '@portal/service-store';
import { Refusal } from '../../../wire/refusal';
import { isGuardian } from '../continuation/guardian';
import { isStillLetIn } from '../continuation/life-let-in';
import { partsOfNumber } from '../parts-of-number';

/** A claim about the policyholder is the family's: whoever is signed in as the person who died reads nothing of it. */
export const isReadable = ({ lifeKind }: ClaimRow) => lifeKind !== 'MAIN_MEMBER';

/** Every claim that is open to the caller, the newest first: on whatever policy of theirs, or the one that they signed in to. */
export async function ownClaims(executor: Executor, caller: FamilyCaller): Promise<ClaimRow[]> {
  if (caller.kind === 'claimant') {
    const claim = await findClaim(executor, caller.session.claimId);
    return claim !== null && (await opensFor(executor, claim, caller)) ? [claim] : [];
  }
  const policies = await listPolicies(executor, caller.customer.id);
  const claims = await claimsOfPolicies(
    executor,
    policies.map(({ policyNumber }) => policyNumber),
  );
  return claims.filter(isReadable);
}

/** A claim of the caller by its reference, however it is typed. One of somebody else is like one that does not exist: 404. */
export async function ownClaim(executor: Executor, caller: FamilyCaller, typed: string): Promise<ClaimRow> {
  const read = readReference(typed);
  const claim =
    read.success && read.value.kind === 'CLAIM' ? await findClaimByReference(executor, read.value.reference) : null;
  if (claim === null || !(await isOwn(executor, caller, claim))) throw new Refusal('NOT_FOUND');
  return claim;
}

async function isOwn(executor: Executor, caller: FamilyCaller, claim: ClaimRow): Promise<boolean> {
  if (caller.kind === 'claimant') return opensFor(executor, claim, caller);
  const policy = await findPolicy(executor, claim.policyNumber);
  return policy?.customerId === caller.customer.id && isReadable(claim);
}

/**
 * Whether the session of somebody still opens this claim, and the part that they ask for: it does not once they are nobody who is paid by it,
 * speaks for somebody who is, or stays covered.
 */
async function opensFor(executor: Executor, claim: ClaimRow, caller: ClaimCaller): Promise<boolean> {
  const { session, part } = caller;
  const { id, record, policyNumber } = claim;
  if (id !== session.claimId) return false;
  if (record.claimants.some((one) => one.id === session.claimantId && !isGuardian(one)) || part !== null) {
    return readerOf(claim, caller) !== null;
  }
  const policy = await findPolicy(executor, policyNumber);
  return policy !== null && isStillLetIn(claim, policy.record, session);
}

/** Whether the caller is nobody who claims: they stay covered, or speak for children who do, and may go on with the policy. */
export const isOnlyCovered = (claim: Pick<ClaimRow, 'record'>, caller: FamilyCaller): boolean =>
  caller.kind === 'claimant' && readerOf(claim, caller) === null;

/** Whether nothing of the claim is paid to the caller: they stay covered, or arrange the funeral. */
export const isNobodyPaid = (claim: Pick<ClaimRow, 'record'>, caller: FamilyCaller): boolean =>
  isOnlyCovered(claim, caller) || readerOf(claim, caller)?.arrangesFuneral === true;

/**
 * The payee for whom the caller acts: themselves, or a child or an estate that they ask for and speak for; null: others are paid, and the caller
 * reads the claim as the policyholder or stays covered.
 */
export function readerOf(claim: Pick<ClaimRow, 'record'>, caller: FamilyCaller): Claimant | null {
  const parts = partsOf(claim, caller);
  if (caller.kind === 'customer') return parts[0] ?? null;
  const asked = caller.part ?? caller.session.claimantId;
  return parts.find(({ id }) => id === asked) ?? null;
}

/**
 * Every payee whose part is open to the caller, the own first. A session that was begun for a payee whom its number does not open any more opens
 * none: the number may be somebody else's by now.
 */
export function partsOf({ record }: Pick<ClaimRow, 'record'>, caller: FamilyCaller): Claimant[] {
  if (caller.kind === 'customer') return record.claimants.filter(({ role }) => role === 'POLICYHOLDER').slice(0, 1);
  const { session, today } = caller;
  const parts = partsOfNumber(record, session.cellNumber, today);
  return parts.some(({ id }) => id === session.claimantId) ? parts : [];
}
