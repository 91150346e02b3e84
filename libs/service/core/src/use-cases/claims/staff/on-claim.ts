import { type ClaimCase, type ErrorCode } from '@portal/contract';
import { type ClaimAct, checkClaimAct, type Result } from '@portal/domain';
import { done, once, type Outcome, refused, type Refused } from '@portal/service-change-pipeline';
import { appendAudit, type ClaimRow, findClaim, inTransaction, type Transaction } from '@portal/service-store';
import { type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { refusalOf } from '../../pipeline-tools';
import { actFactsOf } from '../act-facts-of';
import { type LockedClaim, lockClaimAndPolicy } from '../locked-claim';
import { caseOf } from './case-of';
import { type StaffClaimCall } from './staff-claim-call';
import { claimCallerOf } from './claim-caller';
import { checkNoInterest } from './interest';
import { checkNotTaken } from './taken';

/** A call of staff that does something to one claim. */
export type ClaimCall = StaffClaimCall & { params: { id: string }; body: { version: number } };

interface Meant {
  /** Names what is done, apart from everything else that the same key could be for. */
  route: string;
  /** What the rules of claims call it, where they decide on the claim as it stands; the work asks them itself unless given. */
  act?: ClaimAct;
  /** What the rules of conflict of interest call it; null for what any colleague may do whoever works on the claim. */
  as?: 'assess' | 'confirm' | null;
}

type Work = (tx: Transaction, held: LockedClaim) => Promise<Outcome<ClaimRow>>;

/**
 * Does something to a claim that is held, once for each intention, and answers the case as it is then. Messages go out after the answer.
 * Refuses with 404 a claim that is not there, with STALE_VERSION one that was changed since it was read, with TAKEN one that a colleague works
 * on, with CONFLICT_OF_INTEREST whoever stands too near it, and what cannot be done with the claim as it stands.
 */
export async function onClaim(call: ClaimCall, tools: Tools, meant: Meant, work: Work): Promise<ClaimCase> {
  const { params, body, caller, request } = call;
  const { idempotencyKey: key, now } = request;
  const { id } = params;
  const found = isUuid(id) ? await findClaim(tools.database, id) : null;
  if (found === null) throw new Refusal('NOT_FOUND');
  const intention = key === null ? null : { subject: caller.staff.id, route: `${meant.route} ${id}`, key };
  const outcome = await inTransaction(tools.database, async (tx) => {
    const held = await lockClaimAndPolicy(tx, found);
    return once(tx, { intention, body, now }, async () => {
      if (body.version !== held.claim.version) return refused('STALE_VERSION');
      const { act, as = 'assess' } = meant;
      const barred = as && (await whyBarred(call, tx, held, as));
      const mayNot = barred ?? (act ? notAllowed(act, held, call) : null);
      if (mayNot) return mayNot;
      const worked = await work(tx, held);
      return worked.success ? done(await caseOf(tx, worked.value, call, tools)) : worked;
    });
  });
  if (!outcome.success) throw refusalOf(outcome);
  request.after(tools.sendEnqueued);
  return outcome.value;
}

/** Why a member of staff may do nothing about a claim now, whatever it is; null when they may. */
export async function whyBarred(
  { caller, request }: StaffClaimCall,
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
  as: 'assess' | 'confirm',
): Promise<Refused | null> {
  return (
    checkNotTaken(claim, caller, request.now) ??
    asRefusal(await checkNoInterest(tx, as, { claim, policy: policy.record, caller }))
  );
}

/** The refusal of a rule of the domain on its way out; null when it is kept. */
export const asRefusal = (result: Result<unknown>): Refused | null =>
  result.success ? null : refused((result.code ?? 'NOT_POSSIBLE') as ErrorCode, result.message);

/** Why a member of staff may not do this with the claim now; null when they may. */
export const notAllowed = (
  act: ClaimAct,
  { claim, payouts }: Pick<LockedClaim, 'claim' | 'payouts'>,
  { caller }: Pick<StaffClaimCall, 'caller'>,
): Refused | null => asRefusal(checkClaimAct(act, actFactsOf(claim, payouts), claimCallerOf(caller)));

interface Told {
  action: string;
  before?: object;
  after?: object;
  reason?: string;
}

/** Writes down what a member of staff did about a claim. Call it last: others who write on the policy wait. */
export const auditClaim = async (
  { caller, request }: StaffClaimCall,
  tx: Transaction,
  { id, policyNumber }: Pick<ClaimRow, 'id' | 'policyNumber'>,
  told: Told,
): Promise<void> => {
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber,
    outcome: 'SUCCEEDED',
    entityType: 'CLAIM',
    entityId: id,
    ...told,
  });
};
