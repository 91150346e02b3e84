import { type ClaimCase } from '@portal/contract';
import { ageOn, checkLetIn, isSpokenFor, type PlainDate, proofToLetIn, type Result } from '@portal/domain';
import { type Claimant, type ClaimRecord } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { adultLetIn } from './adult-let-in';
import { claimCallerOf } from './claim-caller';

type Proved = Pick<ClaimRecord, 'documents' | 'deathConfirmed'>;

/** Whether a member of staff may let somebody in now with a number that is not on record. */
export function mayLetIn(
  { documents, deathConfirmed }: Proved,
  claimant: Claimant,
  { caller, today }: { caller: StaffCaller; today: PlainDate },
): Result<true> {
  const payee = documentPayee(claimant, today);
  const proof = proofToLetIn(payee);
  const accepted = documents.find(
    ({ type, status, payeeId }) => type === proof && status === 'ACCEPTED' && payeeId === claimant.id,
  );
  const proofAcceptedBy = accepted?.judged?.by.id ?? null;
  return checkLetIn({ payee, isDeathConfirmed: deathConfirmed !== null, proofAcceptedBy }, claimCallerOf(caller));
}

/** What the caller may let in for a payee, as staff read it; null: nothing. */
export function letsIn(
  record: Proved,
  claimant: Claimant,
  by: { caller: StaffCaller; today: PlainDate },
): ClaimCase['claimants'][number]['letsIn'] {
  if (!mayLetIn(record, claimant, by).success) return null;
  const adult = adultLetIn(claimant);
  if (adult) return adult;
  if (!isSpokenFor(documentPayee(claimant, by.today))) return 'OWN_NUMBER';
  return claimant.account === null ? 'REPRESENTATIVE' : null;
}

/** A payee as far as it says which document lets somebody in for them. */
export const documentPayee = ({ role, dateOfBirth }: Claimant, today: PlainDate) => ({
  role,
  age: dateOfBirth === null ? null : ageOn(dateOfBirth, today),
});
