import { everybodyLeft, isPaidByAnother, livesLeft, type PlainDate, premiumRefund } from '@portal/domain';
import {
  type ClaimRow,
  type DecidedClaim,
  type PolicyRow,
  settledPremiumsOf,
  type Transaction,
} from '@portal/service-store';
import { type ClaimToPay } from '../../payouts-of';

/**
 * The premiums that a decision gives back: of a main member whose death is confirmed and who leaves nobody on the policy, so that nobody can go
 * on with it. Null: none, not yet, or they were given back before. Source: docs/domain/claims.md#c8-2.
 */
export async function refundOf(
  tx: Transaction,
  { claim, policy }: { claim: Pick<ClaimRow, 'lifeKind' | 'record'>; policy: PolicyRow },
  { before, today }: { before: readonly DecidedClaim[]; today: PlainDate },
): Promise<ClaimToPay['refund']> {
  const { record: stored } = policy;
  const { lifeId: deceasedId, dateOfDeath: died, deathConfirmed } = claim.record;
  if (claim.lifeKind !== 'MAIN_MEMBER' || deathConfirmed === null) return null;
  if (everybodyLeft(livesLeft(stored, { deceasedId, on: today })).length > 0) return null;
  if (before.some((decided) => decided.premiumRefund > 0)) return null;
  const settled = await settledPremiumsOf(tx, policy.policyNumber);
  const refund = premiumRefund({ ...stored, settled }, { died, isPaidByAnother: isPaidByAnother(stored) });
  return refund && { ...refund, payerName: stored.BankingDetails?.Account_Holder_Name ?? '' };
}
