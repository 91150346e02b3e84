import { ageOn, type PlainDate, proofToBePaid } from '@portal/domain';
import { type Claimant, type ClaimRow, type PayoutRow } from '@portal/service-store';

/** Whoever a payment goes to, as the claim knows them; null: the payment is to none of its claimants. */
export const payeeOf = (
  { record }: Pick<ClaimRow, 'record'>,
  { claimantId }: Pick<PayoutRow, 'claimantId'>,
): Claimant | null => record.claimants.find(({ id }) => id === claimantId) ?? null;

/**
 * The account that a payment may go into now: verified, no administrator has to look at it first, and of a child or an estate the proof of
 * whoever speaks for them was accepted. Null: there is none.
 */
export function payableAccount(
  claim: Pick<ClaimRow, 'record'>,
  payout: Pick<PayoutRow, 'claimantId'>,
  today: PlainDate,
): Claimant['account'] {
  const payee = payeeOf(claim, payout);
  const account = payee?.account ?? null;
  if (payee === null || account?.Verification_Status !== 'VERIFIED' || account.waitsForAdministrator) return null;
  return isProved(claim, payee, today) ? account : null;
}

/** Whether nobody has to speak for a payee, or whoever does has proved that they may. */
function isProved({ record }: Pick<ClaimRow, 'record'>, { id, role, dateOfBirth }: Claimant, today: PlainDate) {
  const proof = proofToBePaid({ role, age: dateOfBirth === null ? null : ageOn(dateOfBirth, today) });
  if (proof === null) return true;
  return record.documents.some((line) => line.type === proof && line.status === 'ACCEPTED' && line.payeeId === id);
}
