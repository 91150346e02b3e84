import { type Notice, tellClaimant } from '@portal/service-change-pipeline';
import { type ClaimRow, type PolicyRow, type RandomSource, type Transaction } from '@portal/service-store';

/** Tells everybody who claims or is paid what became of what one of them sent. */
export async function tellAnswer(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  notice: Omit<Notice, 'smsTo'>,
  now: Date,
): Promise<void> {
  for (const claimant of claim.record.claimants) {
    if (claimant.arrangesFuneral || (claimant.share === null && !claimant.hasComeForward)) continue;
    await tellClaimant(tools, tx, { claim, policy }, claimant, notice, now);
  }
}
