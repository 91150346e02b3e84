import { type Claim, type Endpoint } from '@portal/contract';
import { type ClaimAct, checkClaimAct, fullName } from '@portal/domain';
import { done, once, type Outcome, refused, type Refused } from '@portal/service-change-pipeline';
import { appendAudit, type ClaimRow, inTransaction, type Transaction } from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { idOf } from '../../../caller/caller';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';
import { paysInCash } from '../pays-in-cash';
import { actFactsOf } from '../act-facts-of';
import { type LockedClaim, lockClaimAndPolicy } from '../locked-claim';
import { isNobodyPaid, ownClaim, readerOf } from './own-claims';
import { speakerOf } from './part-read';
import { nameOn } from '../continuation/life-let-in';
import { readClaim } from './read-claims';

type Call = Pick<FamilyCall<Endpoint>, 'caller' | 'request'>;

type ClaimCall = Call & { params: { reference: string }; body: { version: number } };

interface Meant {
  /** Names what is done, apart from everything else that the same key could be for. */
  route: string;
  /** What the rules of claims call it, where they decide on the claim as it stands; the work asks them itself unless given. */
  act?: ClaimAct;
}

/**
 * Does something to a claim of the caller that is held, once for each intention, and answers it as it is then. Messages go out after the answer.
 * Refuses with 404 a claim of somebody else, one that was changed since it was read, and what cannot be done with it as it stands.
 */
export async function onOwnClaim(
  call: ClaimCall,
  tools: Tools,
  { route, act }: Meant,
  work: (tx: Transaction, held: LockedClaim) => Promise<Outcome<ClaimRow>>,
): Promise<Claim> {
  const { params, body, caller, request } = call;
  const { id, policyNumber } = await ownClaim(tools.database, caller, params.reference);
  const { idempotencyKey: key, now } = request;
  const part = caller.kind === 'claimant' ? (caller.part ?? '') : '';
  const intention = key === null ? null : { subject: `${idOf(caller)} ${id}${part}`, route, key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const held = await lockClaimAndPolicy(tx, { id, policyNumber });
    return once(tx, { intention, body, now }, async () => {
      if (body.version !== held.claim.version) return refused('STALE_VERSION');
      const mayNot = act ? notAllowed(act, held, call) : null;
      if (mayNot) return mayNot;
      const worked = await work(tx, held);
      return worked.success
        ? done(await readClaim(tx, worked.value, caller, { ...request, hasVouchers: paysInCash(tools) }))
        : worked;
    });
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

/** Why the caller may not do this with the claim now; null when they may. */
function notAllowed(act: ClaimAct, { claim, payouts }: Omit<LockedClaim, 'policy'>, { caller }: Call): Refused | null {
  if (isNobodyPaid(claim, caller) && act !== 'SEND_DOCUMENTS') {
    return refused('NOT_POSSIBLE', 'Nothing of this claim is paid to you.');
  }
  const isReporter = caller.kind === 'customer' || (readerOf(claim, caller)?.isReporter ?? false);
  const may = checkClaimAct(act, actFactsOf(claim, payouts), { id: idOf(caller), role: caller.kind, isReporter });
  return may.success ? null : refused(may.code as Refused['code'], may.message);
}

/** The name under which what the caller did stands in the history of the claim. */
export const nameOf = ({ caller }: Pick<Call, 'caller'>, { claim, policy }: Omit<LockedClaim, 'payouts'>): string =>
  speakerOf(readerOf(claim, caller)) ??
  (caller.kind === 'claimant' ? nameOn(policy.record, caller.session.claimantId) : fullName(policy.record.MainMember));

/** Writes down what the caller did to a claim. Call it last: others who write on the policy wait. */
export const auditClaim = (
  { caller, request }: Call,
  tx: Transaction,
  claim: Pick<ClaimRow, 'id' | 'policyNumber'>,
  { action, before, after, reason }: { action: string; before?: object; after?: object; reason?: string | null },
): Promise<unknown> =>
  appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: claim.policyNumber,
    action,
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: claim.id,
    ...(before && { before }),
    ...(after && { after }),
    ...(reason && { reason }),
  });
