import { type Notice, tellClaimants } from '@portal/service-change-pipeline';
import { type ClaimRow, type PolicyRow, type RandomSource, type Transaction } from '@portal/service-store';

/** Tells everybody who claims or is paid what became of what one of them sent. */
export async function tellAnswer(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy }: { claim: ClaimRow; policy: PolicyRow },
  notice: Omit<Notice, 'smsTo'>,
  now: Date,
): Promise<void> {
  const told = claim.record.claimants.filter(
    ({ arrangesFuneral, share, hasComeForward }) => !arrangesFuneral && (share !== null || hasComeForward),
  );
  await tellClaimants(tools, tx, { claim, policy }, told, notice, now);
}
