import { fromCents } from '@portal/domain';
import { tellClaimant } from '@portal/service-change-pipeline';
import { findPolicy, type Transaction } from '@portal/service-store';
import { type HeldPayout } from './move-payout';
import { payeeOf } from './payable-account';
import { type PayoutReportTools } from './payout-tools';

/** Tells whoever is paid what became of the payment, with the last digits of the account. Source: docs/domain/claims.md#c10-3. */
export async function tellPayee(
  tools: Pick<PayoutReportTools, 'random'>,
  tx: Transaction,
  { claim, payout }: HeldPayout,
  { type, now }: { type: 'CLAIM_PAID' | 'PAYOUT_FAILED'; now: Date },
): Promise<void> {
  const payee = payeeOf(claim, payout);
  if (payee === null) return;
  const policy = await findPolicy(tx, claim.policyNumber);
  if (policy === null) throw new Error('The policy of a claim is gone');
  const said = { type, amount: fromCents(payout.amountCents), reason: payout.record.accountNumber?.slice(-4) ?? '' };
  await tellClaimant(tools, tx, { claim, policy }, payee, said, now);
}
