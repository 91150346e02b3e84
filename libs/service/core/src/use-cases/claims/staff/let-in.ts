import { type ClaimCase, type Endpoints, portalPaths } from '@portal/contract';
import { fullName } from '@portal/domain';
import { done, type Outcome, refused, refusedFields, tellClaimant } from '@portal/service-change-pipeline';
import { type Claimant, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { noticeOfOpen } from '../claim-notices';
import { mayLetIn } from './may-let-in';
import { asRefusal, auditClaim, type HeldByStaff, notAllowed, onClaim } from './on-claim';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';

type Call = StaffCall<Endpoints['letIn']>;

/**
 * Lets somebody in who speaks for a child or an estate: from then on they sign in to the claim with their own number and say where that share is
 * paid. Whoever was let in before for the same payee is let in no more. Source: docs/domain/claims.md#c1-4.
 */
export const letIn = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { id: call.params.id, route: 'let-in', body: call.body, as: 'confirm' }, (tx, held) =>
    note(call, tools, tx, held),
  );

async function note(call: Call, tools: Tools, tx: Transaction, held: HeldByStaff): Promise<Outcome<ClaimRow>> {
  const { body, caller, request } = call;
  const { claim, policy } = held;
  const mayNot = notAllowed('SEND_DOCUMENTS', held, call);
  if (mayNot) return mayNot;
  const payee = claim.record.claimants.find(({ id }) => id === body.claimantId);
  if (payee === undefined) return refused('NOT_FOUND');
  const barred = asRefusal(mayLetIn(claim.record, payee, { caller, today: request.today }));
  if (barred) return barred;
  if (payee.account !== null) return refused('NOT_POSSIBLE', 'There is an account for this share already.');
  const { Cell_Number: cellNumber } = body;
  if (claim.record.claimants.some((one) => one.id !== payee.id && one.cellNumber === cellNumber)) {
    return refusedFields([{ field: 'Cell_Number', message: 'Somebody else on this claim has this number' }]);
  }
  const name = fullName(body);
  const representative = { name, idNumber: body.Id_Number };
  const person: Claimant = { ...payee, representative, cellNumber, isSignedIn: false };
  const claimants = claim.record.claimants.map((one) => (one.id === payee.id ? person : one));
  const record = withStaffEvent({ ...claim.record, claimants }, call, 'LET_IN', `${name}, for ${payee.name}`);
  const saved = await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  await tellClaimant(tools, tx, { claim: saved, policy }, person, invitation(saved, cellNumber), request.now);
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_LET_IN',
    before: { cellNumber: payee.cellNumber, representative: payee.representative?.name ?? null },
    after: { claimantId: payee.id, payee: payee.name, cellNumber, representative: name },
  });
  return done(saved);
}

/** What they are told: where the claim is, or, once it is approved, that we wait for an account. */
const invitation = (claim: ClaimRow, cellNumber: string) =>
  claim.status === 'APPROVED'
    ? ({ type: 'CLAIM_ACCOUNT', name: claim.reference, path: portalPaths.claim(claim.reference) } as const)
    : noticeOfOpen(claim, cellNumber);
