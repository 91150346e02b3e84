import { fromCents, type WhyNotPaid, whyNotPaid } from '@portal/domain';
import { tellClaimant } from '@portal/service-change-pipeline';
import { findPolicy, isInCash, isToParlour, type Transaction } from '@portal/service-store';
import { isToGuardiansFund } from './guardians-fund';
import { type HeldPayout } from './move-payout';
import { payeeOf } from './payable-account';
import { type PayoutReportTools } from './payout-tools';

/** What is said of a payment: of one that a funeral parlour has of somebody's share, that person is told. */
const messages = {
  PAID: { own: 'CLAIM_PAID', parlour: 'PARLOUR_PAID', cash: 'CASH_PAID' },
  FAILED: { own: 'PAYOUT_FAILED', parlour: 'PARLOUR_NOT_PAID', cash: 'CASH_NOT_PAID' },
} as const;

/** Tells whoever is paid what became of the payment, with the last digits of the account, or why nobody was paid in cash. Source: docs/domain/claims.md#c10-3. */
export async function tellPayee(
  tools: Pick<PayoutReportTools, 'random'>,
  tx: Transaction,
  { claim, payout }: HeldPayout,
  { what, why, now }: { what: keyof typeof messages; why: WhyNotPaid | null; now: Date },
): Promise<void> {
  const payee = payeeOf(claim, payout);
  // Nobody has come for a child whose share the Guardian's Fund has.
  if (payee === null || isToGuardiansFund(payout)) return;
  const policy = await findPolicy(tx, claim.policyNumber);
  if (policy === null) throw new Error('The policy of a claim is gone');
  const type = messages[what][isInCash(payout) ? 'cash' : isToParlour(payout) ? 'parlour' : 'own'];
  const reason = isInCash(payout) ? why && whyNotPaid(why) : payout.record.accountNumber?.slice(-4);
  const said = { type, amount: fromCents(payout.amountCents), reason: reason ?? '' };
  await tellClaimant(tools, tx, { claim, policy }, payee, said, now);
}
