import { type ClaimCase, type Endpoints, portalPaths } from '@portal/contract';
import { fullName, isSpokenFor, type PlainDate } from '@portal/domain';
import { done, type Outcome, refused, refusedFields, tellClaimant } from '@portal/service-change-pipeline';
import { type Claimant, type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { noticeOfNumberChange, noticeOfOpen } from '../claim-notices';
import { adultInWords, adultLetIn, withAdult } from './adult-let-in';
import { mayHaveNumber, withNumberOf } from './number-on-claim';
import { documentPayee, mayLetIn } from './may-let-in';
import { asRefusal, auditClaim, onClaim } from './on-claim';
import { representedBy } from './represented';
import { saveFollowed } from './save-claim';
import { withStaffEvent } from './staff-event';
import { type LockedClaim } from '../locked-claim';

type Call = StaffCall<Endpoints['letIn']>;

/**
 * Lets somebody in with a number that was not on record: who speaks for a child or an estate, who arranges the funeral, the guardian of children
 * who stay covered, or a payee whose own number changed. From then on they sign in to the claim with it and say where that share is paid, or which
 * funeral parlour, or go on with the policy; with the number before nobody does, and it is told.
 * Source: docs/domain/claims.md#c1-4 and #c8-3.
 */
export const letIn = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(call, tools, { route: 'let-in', act: 'SEND_DOCUMENTS', as: 'confirm' }, (tx, held) =>
    note(call, tools, tx, held),
  );

async function note(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { body, caller, request } = call;
  const { claim, policy } = held;
  const payee = claim.record.claimants.find(({ id }) => id === body.claimantId);
  if (payee === undefined) return refused('NOT_FOUND');
  const barred = asRefusal(mayLetIn(claim.record, payee, { caller, today: request.today }));
  if (barred) return barred;
  const { Cell_Number: cellNumber } = body;
  if (!mayHaveNumber(claim.record, payee, body, request.today)) {
    return refusedFields([{ field: 'Cell_Number', message: 'Somebody else on this claim has this number' }]);
  }
  const person = personOf(payee, body, request.today);
  if (!person.success) return person;
  const { value } = person;
  const claimants = claim.record.claimants.map((one) =>
    one.id === payee.id ? value : withNumberOf(value, one, payee.cellNumber),
  );
  const { event, about } = whatHappened(payee, value);
  const record = withStaffEvent({ ...claim.record, claimants }, call, event, about);
  const saved = await saveFollowed(call, tools, tx, held, { status: claim.status, record });
  const told = { claim: saved, policy };
  if (payee.cellNumber !== null && payee.cellNumber !== cellNumber) {
    await tellClaimant(tools, tx, told, payee, noticeOfNumberChange(saved, payee.cellNumber), request.now);
  }
  await tellClaimant(tools, tx, told, value, invitation(saved, value, cellNumber), request.now);
  await auditClaim(call, tx, saved, {
    action: `CLAIM_${event}`,
    before: { cellNumber: payee.cellNumber, representative: payee.representative?.name ?? null },
    after: { claimantId: payee.id, payee: payee.name, cellNumber, name: fullName(body) },
  });
  return done(saved);
}

/** Somebody as they are once they are let in, by who they are on the claim. */
function personOf(payee: Claimant, body: Call['body'], today: PlainDate): Outcome<Claimant> {
  const adult = adultLetIn(payee);
  if (adult) return withAdult(adult, payee, body, today);
  return isSpokenFor(documentPayee(payee, today)) ? withRepresentative(payee, body) : withOwnNumber(payee, body);
}

function whatHappened(before: Claimant, { name, representative }: Claimant) {
  if (representative) return { event: 'LET_IN', about: `${representative.name}, for ${before.name}` } as const;
  const adult = adultLetIn(before);
  return adult
    ? ({ event: 'LET_IN', about: `${name}, ${adultInWords[adult]}` } as const)
    : ({ event: 'NUMBER_CHANGED', about: name } as const);
}

/** Who speaks for a child or an estate. Where an account was given, the share is on its way already. */
function withRepresentative(payee: Claimant, body: Call['body']): Outcome<Claimant> {
  if (payee.account !== null) return refused('NOT_POSSIBLE', 'There is an account for this share already.');
  const { Id_Number: idNumber, Cell_Number: cellNumber } = body;
  return done(representedBy(payee, { name: fullName(body), idNumber, cellNumber }));
}

/** The payee with their new number, for whom nobody else speaks any more. By the ID number the bank is asked whose an account is, so it is needed where none is known. */
function withOwnNumber(payee: Claimant, { Id_Number, Cell_Number }: Call['body']): Outcome<Claimant> {
  const idNumber = payee.idNumber ?? Id_Number;
  if (idNumber === null) return refusedFields([{ field: 'Id_Number', message: 'Enter the ID number' }]);
  if (Id_Number !== null && Id_Number !== idNumber) {
    return refusedFields([{ field: 'Id_Number', message: 'This is not the ID number of the person who is paid' }]);
  }
  return done({
    ...payee,
    idNumber,
    cellNumber: Cell_Number,
    hasNewNumber: true,
    isSignedIn: false,
    representative: null,
  });
}

/** What they are told: where the claim is, or, once it is approved, that we wait for an account of whoever is paid. */
const invitation = (claim: ClaimRow, { share }: Claimant, cellNumber: string) =>
  claim.status === 'APPROVED' && share !== null
    ? ({ type: 'CLAIM_ACCOUNT', name: claim.reference, path: portalPaths.claim(claim.reference) } as const)
    : noticeOfOpen(claim, cellNumber);
