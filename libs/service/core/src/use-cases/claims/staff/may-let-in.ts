import { ageOn, checkLetIn, type PlainDate, proofToBePaid, type Result } from '@portal/domain';
import { type Claimant, type ClaimRecord } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { claimCallerOf } from './claim-caller';

/** Whether a member of staff may let somebody in now who speaks for a payee. */
export function mayLetIn(
  { documents }: Pick<ClaimRecord, 'documents'>,
  { id, role, dateOfBirth }: Claimant,
  { caller, today }: { caller: StaffCaller; today: PlainDate },
): Result<true> {
  const payee = { role, age: dateOfBirth === null ? null : ageOn(dateOfBirth, today) };
  const proof = proofToBePaid(payee);
  const accepted = documents.find(
    ({ type, status, payeeId }) => type === proof && status === 'ACCEPTED' && payeeId === id,
  );
  return checkLetIn({ payee, proofAcceptedBy: accepted?.judged?.by.id ?? null }, claimCallerOf(caller));
}
