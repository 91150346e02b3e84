import { type ClaimCase, type Endpoints } from '@portal/contract';
import { mayReleaseForOthers } from '@portal/domain';
import { holderOf } from '@portal/service-change-pipeline';
import { assignClaim, type ClaimRow, findClaim, inTransaction, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { refusalOf } from '../../pipeline-tools';
import { caseOf } from './case-of';
import { auditClaim, whyBarred } from './on-claim';
import { checkNotTaken } from './taken';
import { type LockedClaim, lockClaimAndPolicy } from '../locked-claim';

type Call = StaffCall<Endpoints['takeClaim' | 'releaseClaim']>;

/** Takes a claim on: for an hour no colleague touches it. Of any number who take it at once, one has it; its holder has it for another hour. */
export const takeClaim = (call: StaffCall<Endpoints['takeClaim']>, tools: Tools): Promise<ClaimCase> =>
  assigning(call, tools, async (tx, held) => {
    const { caller, request } = call;
    const barred = await whyBarred(call, tx, held, 'assess');
    if (barred) throw refusalOf(barred);
    const isRenewed = holderOf(held.claim, request.now)?.id === caller.staff.id;
    const { id: takenBy, name: takenByName } = caller.staff;
    const taken = await assignClaim(tx, held.claim.id, { takenBy, takenByName, takenAt: request.now });
    if (!isRenewed) await auditClaim(call, tx, taken, { action: 'CLAIM_TAKEN' });
    return taken;
  });

/** Gives a claim back to the queue. What nobody works on is given back already. */
export const releaseClaim = (call: StaffCall<Endpoints['releaseClaim']>, tools: Tools): Promise<ClaimCase> =>
  assigning(call, tools, async (tx, { claim }) => {
    const { caller, request } = call;
    const notMine = mayReleaseForOthers(caller.kind) ? null : checkNotTaken(claim, caller, request.now);
    if (notMine) throw refusalOf(notMine);
    const holder = holderOf(claim, request.now);
    if (holder === null) return claim;
    const released = await assignClaim(tx, claim.id, null);
    await auditClaim(call, tx, released, { action: 'CLAIM_RELEASED', after: { takenBy: holder.name } });
    return released;
  });

/** Gives the claim to somebody or to nobody, and answers the case. */
async function assigning(
  call: Call,
  tools: Tools,
  work: (tx: Transaction, held: LockedClaim) => Promise<ClaimRow>,
): Promise<ClaimCase> {
  const { id } = call.params;
  const found = isUuid(id) ? await findClaim(tools.database, id) : null;
  if (found === null) throw new Refusal('NOT_FOUND');
  return inTransaction(tools.database, async (tx) =>
    caseOf(tx, await work(tx, await lockClaimAndPolicy(tx, found)), call, tools),
  );
}
