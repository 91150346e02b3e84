import {
  everybodyLeft,
  fromCents,
  isPaidByAnother,
  livesLeft,
  type PlainDate,
  premiumRefund,
  toCents,
} from '@portal/domain';
import { premiumsStillToGiveBack } from '@portal/service-payments';
import { type ClaimRow, type PolicyRow, settledPremiumsOf, type Transaction } from '@portal/service-store';
import { type ClaimToPay } from '../payouts-of';

/** A claim whose policy may have premiums to give back. */
interface Refunded {
  claim: Pick<ClaimRow, 'lifeKind' | 'record' | 'reference'>;
  policy: PolicyRow;
}

/**
 * The premiums that a decision gives back: of a main member whose death is confirmed and who leaves nobody on the policy, so that nobody can go
 * on with it. Null: none, not yet, or they were given back before. Source: docs/domain/claims.md#c8-2.
 */
export async function refundOnDecision(
  tx: Transaction,
  { claim, policy }: Refunded,
  today: PlainDate,
): Promise<ClaimToPay['refund']> {
  const isOver = policy.status === 'CLAIMED' || isNobodyLeft({ claim, policy }, today);
  return isOver ? refundOf(tx, { claim, policy }) : null;
}

/** Whether a main member whose death is confirmed leaves nobody on the policy. */
export const isNobodyLeft = ({ claim, policy }: Refunded, today: PlainDate): boolean =>
  claim.lifeKind === 'MAIN_MEMBER' &&
  claim.record.deathConfirmed !== null &&
  everybodyLeft(livesLeft(policy.record, { deceasedId: claim.record.lifeId, on: today })).length === 0;

/** The premiums of a policy that nobody goes on with, as they are given back with a claim; what was given back before is not on it any more. */
export async function refundOf(tx: Transaction, { claim, policy }: Refunded): Promise<ClaimToPay['refund']> {
  const { record } = policy;
  const { lifeKind } = claim;
  const { dateOfDeath: died, deathConfirmed } = claim.record;
  if (lifeKind !== 'MAIN_MEMBER' || deathConfirmed === null) return null;
  const settled = await settledPremiumsOf(tx, policy.policyNumber);
  const cancelled = await premiumsStillToGiveBack(tx, policy, claim.reference);
  const Premium_Credit = fromCents(Math.max(0, toCents(record.Premium_Credit)) + cancelled);
  const paid = { ...record, Premium_Credit, settled };
  const refund = premiumRefund(paid, { died, isPaidByAnother: isPaidByAnother(record) });
  return refund && { ...refund, payerName: record.BankingDetails?.Account_Holder_Name ?? '', payerId: null };
}
